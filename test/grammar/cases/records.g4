/** Nested records, lists and values: much like JSON. */
grammar Records;

document : value EOF ;

value
    : record
    | list
    | TEXT
    | NUMBER
    | 'true'
    | 'false'
    | NULL
    ;

record : '{' (field (',' field)*)? '}' ;
field  : key=TEXT ':' value ;
list   : '[' value (',' value)* ']' | '[' ']' ;

NULL   : 'null' ;
TEXT   : '"' (ESCAPE | ~["\\\u0000-\u001F])* '"' ;
fragment ESCAPE : '\\' (["\\/bfnrt] | 'u' HEX HEX HEX HEX) ;
fragment HEX : [0-9a-fA-F] ;
NUMBER : '-'? INT ('.' [0-9]+)? EXP? ;
fragment INT : '0' | [1-9] [0-9]* ; // no leading zeros
fragment EXP : [Ee] [+\-]? [0-9]+ ;
SPACE  : [ \t\n\r]+ -> skip ;
COMMENT : '/*' .*? '*/' -> channel(HIDDEN) ;
