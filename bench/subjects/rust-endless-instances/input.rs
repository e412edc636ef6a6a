//! Expressions, their values, and a printer that is generic in what it prints into.

use std::collections::HashMap;
use std::fmt::{self, Write};
use std::rc::Rc;

#[derive(Clone, Debug)]
enum Expr {
    Num(i64),
    Var(String),
    Neg(Box<Expr>),
    Bin(Op, Box<Expr>, Box<Expr>),
    Let(String, Rc<Expr>, Box<Expr>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Op {
    Add,
    Sub,
    Mul,
}

impl Op {
    fn sign(self) -> char {
        match self {
            Op::Add => '+',
            Op::Sub => '-',
            Op::Mul => '*',
        }
    }

    fn binds(self) -> u8 {
        if self == Op::Mul { 2 } else { 1 }
    }
}

#[derive(Debug)]
enum Fault {
    Unknown(String),
    Overflow,
}

struct Scope<'a> {
    values: HashMap<&'a str, i64>,
    outer: Option<&'a Scope<'a>>,
}

impl<'a> Scope<'a> {
    fn find(&self, name: &str) -> Option<i64> {
        self.values.get(name).copied().or_else(|| self.outer.and_then(|outer| outer.find(name)))
    }
}

fn value(expr: &Expr, scope: &Scope) -> Result<i64, Fault> {
    match expr {
        Expr::Num(n) => Ok(*n),
        Expr::Var(name) => scope.find(name).ok_or_else(|| Fault::Unknown(name.clone())),
        Expr::Neg(inner) => value(inner, scope)?.checked_neg().ok_or(Fault::Overflow),
        Expr::Bin(op, left, right) => {
            let (a, b) = (value(left, scope)?, value(right, scope)?);
            let result = match op {
                Op::Add => a.checked_add(b),
                Op::Sub => a.checked_sub(b),
                Op::Mul => a.checked_mul(b),
            };
            result.ok_or(Fault::Overflow)
        }
        Expr::Let(name, bound, body) => {
            let bound = value(bound, scope)?;
            let inner = Scope { values: HashMap::from([(name.as_str(), bound)]), outer: Some(scope) };
            value(body, &inner)
        }
    }
}

/// Hands on what is written, and counts it.
struct Counted<W> {
    to: W,
    count: usize,
}

impl<W: Write> Write for Counted<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.count += text.chars().count();
        self.to.write_str(text)
    }
}

trait Show {
    fn show<W: Write>(&self, to: W, binds: u8) -> Result<usize, fmt::Error>;
}

impl Show for Expr {
    fn show<W: Write>(&self, to: W, binds: u8) -> Result<usize, fmt::Error> {
        let mut to = Counted { to, count: 0 };
        match self {
            Expr::Num(n) if *n < 0 => write!(to, "({})", n)?,
            Expr::Num(n) => write!(to, "{}", n)?,
            Expr::Var(name) => to.write_str(name)?,
            Expr::Neg(inner) => {
                to.write_char('-')?;
                inner.show(&mut to, 3)?;
            }
            Expr::Bin(op, left, right) => {
                let open = op.binds() < binds;
                if open {
                    to.write_char('(')?;
                }
                left.show(&mut to, op.binds())?;
                write!(to, " {} ", op.sign())?;
                right.show(&mut to, op.binds() + 1)?;
                if open {
                    to.write_char(')')?;
                }
            }
            Expr::Let(name, bound, body) => {
                write!(to, "let {} = ", name)?;
                bound.show(&mut to, 0)?;
                to.write_str(" in ")?;
                body.show(&mut to, 0)?;
            }
        }
        Ok(to.count)
    }
}

fn num(n: i64) -> Box<Expr> {
    Box::new(Expr::Num(n))
}

fn var(name: &str) -> Box<Expr> {
    Box::new(Expr::Var(name.to_string()))
}

fn bin(op: Op, left: Box<Expr>, right: Box<Expr>) -> Box<Expr> {
    Box::new(Expr::Bin(op, left, right))
}

fn main() {
    let sum = bin(Op::Add, num(3), bin(Op::Mul, var("x"), Box::new(Expr::Neg(num(7)))));
    let whole = Expr::Let("x".to_string(), Rc::new(*bin(Op::Sub, num(1), num(-5))), sum);
    let empty = Scope { values: HashMap::new(), outer: None };
    let mut text = String::new();
    match (whole.show(&mut text, 0), value(&whole, &empty)) {
        (Ok(count), Ok(result)) => println!("{} = {} ({} characters)", text, result, count),
        (_, Err(fault)) => println!("{}: {:?}", text, fault),
        (Err(error), _) => println!("{}", error),
    }
}
