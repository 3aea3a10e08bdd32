//! Exact open-card answers for Zole.
