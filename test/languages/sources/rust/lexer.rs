//! A lexer for a small calculator.

use std::{collections::HashMap, fmt::{self, Display}, iter::Peekable, str::Chars};

/// What the lexer finds.
#[derive(Debug, Clone, PartialEq)]
pub enum Token {
    Number(f64),
    Name(String),
    Operator { sign: char, binds: u8 },
    End = 7,
}

#[derive(Debug)]
pub struct UnexpectedChar(pub char, usize);

impl Display for UnexpectedChar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unexpected {:?} at {}", self.0, self.1)
    }
}

pub struct Lexer<'a> {
    chars: Peekable<Chars<'a>>,
    at: usize,
    names: HashMap<&'a str, u32>,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { chars: text.chars().peekable(), at: 0, names: HashMap::new() }
    }

    fn take_while<F: Fn(char) -> bool>(&mut self, accept: F) -> String {
        let mut taken = String::new();
        while let Some(&c) = self.chars.peek() {
            if !accept(c) { break; }
            taken.push(c);
            self.chars.next();
            self.at += 1;
        }
        taken
    }

    pub fn next_token(&mut self) -> Result<Token, UnexpectedChar> {
        loop {
            return Ok(match self.chars.peek().copied() {
                None => Token::End,
                Some(c) if c.is_whitespace() => { self.chars.next(); continue }
                Some('0'..='9' | '.') => {
                    let digits = self.take_while(|c| c.is_ascii_digit() || c == '.');
                    Token::Number(digits.parse().unwrap())
                }
                Some(c @ ('+' | '-')) => Token::Operator { sign: c, binds: 1 },
                Some(c @ '*') | Some(c @ '/') => Token::Operator { sign: c, binds: 2 },
                Some('a'..='z') => Token::Name(self.take_while(char::is_alphanumeric)),
                Some(c) => return Err(UnexpectedChar(c, self.at)),
            });
        }
    }
}
