//! Agents and their explanations, from outside.

mod explanation;
