#![feature(adt_const_params)]
#![allow(incomplete_features, dead_code)]

use std::collections::BTreeMap;
use std::fmt;

/// How a column of a table is to look; part of the type of the column.
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub struct Style {
    name: &'static str,
    pad: [u8; 2],
    align: Align,
    bold: bool,
}

#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub enum Align {
    Left,
    Right,
    Centre { by: u8 },
}

impl Style {
    const fn plain(name: &'static str) -> Style {
        Style { name, pad: [1, 1], align: Align::Left, bold: false }
    }

    const fn number(name: &'static str) -> Style {
        Style { name, pad: [2, 0], align: Align::Right, bold: false }
    }

    const fn heavy(self) -> Style {
        Style { bold: true, ..self }
    }

    const fn width(&self) -> usize {
        self.pad[0] as usize + self.name.len() + self.pad[1] as usize
    }
}

const TITLE: Style = Style::plain("title").heavy();
const PRICE: Style = Style::number("price");
const NOTE: Style = Style { name: "note", pad: [0, 3], align: Align::Centre { by: 2 }, bold: false };

pub struct Column<T, const S: Style> {
    cells: Vec<T>,
}

impl<T: fmt::Display, const S: Style> Column<T, S> {
    fn new() -> Self {
        Column { cells: Vec::new() }
    }

    fn with(mut self, cell: T) -> Self {
        self.cells.push(cell);
        self
    }

    fn head(&self) -> &'static str {
        S.name
    }

    fn row(&self, at: usize) -> Option<String> {
        let text = self.cells.get(at)?.to_string();
        let width = S.width().max(text.len());
        let cell = match S.align {
            Align::Left => format!("{:<width$}", text, width = width),
            Align::Right => format!("{:>width$}", text, width = width),
            Align::Centre { by } if by > 0 => format!("{:^width$}", text, width = width + by as usize),
            Align::Centre { .. } => text,
        };
        Some(if S.bold { format!("*{}*", cell) } else { cell })
    }

    fn longest(&self) -> usize {
        self.cells.iter().map(|cell| cell.to_string().len()).max().unwrap_or(0)
    }
}

pub trait Render {
    fn line(&self, at: usize) -> Option<String>;
    fn lines(&self) -> Vec<String> {
        let mut all = vec![];
        let mut at = 0;
        while let Some(line) = self.line(at) {
            all.push(line);
            at += 1;
        }
        all
    }
}

impl<T: fmt::Display, const S: Style> Render for Column<T, S> {
    fn line(&self, at: usize) -> Option<String> {
        self.row(at)
    }
}

impl<A: Render, B: Render> Render for (A, B) {
    fn line(&self, at: usize) -> Option<String> {
        match (self.0.line(at), self.1.line(at)) {
            (None, None) => None,
            (a, b) => Some(format!("{}|{}", a.unwrap_or_default(), b.unwrap_or_default())),
        }
    }
}

struct Stock {
    titles: Column<&'static str, TITLE>,
    prices: Column<u32, PRICE>,
    notes: Column<String, NOTE>,
    index: BTreeMap<&'static str, usize>,
}

impl Stock {
    fn new(books: &[(&'static str, u32)]) -> Stock {
        let mut stock = Stock {
            titles: Column::new(),
            prices: Column::new(),
            notes: Column::new(),
            index: BTreeMap::new(),
        };
        for (at, &(title, price)) in books.iter().enumerate() {
            stock.titles.cells.push(title);
            stock.prices.cells.push(price);
            stock.notes.cells.push(if price > 30 { "dear".to_string() } else { String::new() });
            stock.index.insert(title, at);
        }
        stock
    }

    fn price(&self, title: &str) -> Option<u32> {
        let at = *self.index.get(title)?;
        self.prices.cells.get(at).copied()
    }

    fn total(&self) -> u32 {
        self.prices.cells.iter().sum()
    }

    /// All prices, but in the style of the notes: the types differ only in a constant.
    fn marked(&self) -> Column<u32, NOTE> {
        let mut copy = Column::<u32, PRICE>::new();
        for price in &self.prices.cells {
            copy = copy.with(price + price / 10);
        }
        copy
    }
}

fn main() {
    let stock = Stock::new(&[("Emma", 12), ("Ulysses", 35), ("Walden", 9)]);
    let table = (stock.titles, (stock.prices, stock.notes));
    for line in table.lines() {
        println!("{}", line);
    }
    println!("{} {}", table.0.head(), TITLE.width());
}
