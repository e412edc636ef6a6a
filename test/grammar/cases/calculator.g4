grammar Calculator;

options { language = Java; }

@header { package calculator; }

program
    : (statement? NEWLINE)* EOF
    ;

statement
    : 'let' name=ID '=' expression   # Definition
    | expression                     # Print
    ;

expression
    : <assoc=right> left=expression '^' right=expression # Power
    | expression op=(TIMES | '/') expression             # Product
    | expression op=('+' | MINUS) expression             # Sum
    | MINUS expression                                   # Negation
    | ID '(' arguments+=expression (',' arguments+=expression)* ')' # Call
    | '(' expression ')'                                 # Group
    | (INT | ID)                                         # Leaf
    ;

TIMES   : '*' ;
MINUS   : '-' ;
ID      : LETTER (LETTER | DIGIT)* ;
INT     : DIGIT+ ;
NEWLINE : '\r'? '\n' ;
LINE    : '//' .*? ('\r'? '\n' | EOF) -> skip ;
BLANK   : [ \t]+ -> skip ;
fragment LETTER : 'a'..'z' | 'A'..'Z' | '_' ;
fragment DIGIT  : '0'..'9' ;
