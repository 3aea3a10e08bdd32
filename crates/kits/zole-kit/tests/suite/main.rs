//! What programs know of Zole.

mod drawing;
mod explored;
mod four;
mod position;
mod wire;
