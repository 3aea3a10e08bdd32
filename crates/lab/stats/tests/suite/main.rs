//! Every estimate, test and rating beside numbers published or computed elsewhere.

mod distributions;
mod table;
