//! Values of any statement, as PostgreSQL takes and gives them.

use tokio_postgres::Row;
use tokio_postgres::types::{ToSql, Type};

use crate::store::statement::Cell;

/// The values of a statement.
pub(super) fn parameters(values: &[Cell]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(Cell::parameter).collect()
}

impl Cell {
    fn parameter(&self) -> &(dyn ToSql + Sync) {
        match self {
            Cell::Text(text) => text,
            Cell::Number(number) => number,
        }
    }
}

/// The values of a row.
pub(super) fn cells(row: &Row) -> Vec<Cell> {
    let cell = |(at, column): (usize, &tokio_postgres::Column)| {
        if *column.type_() == Type::INT8 {
            return Cell::Number(row.get(at));
        }
        Cell::Text(row.get(at))
    };
    row.columns().iter().enumerate().map(cell).collect()
}
