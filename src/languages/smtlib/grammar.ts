/**
 * SMT-LIB 2.6, sections 3.1 to 3.9 of the standard, with the extensions of solvers and their test suites.
 *
 * More lenient than the standard where solvers are: an application needs no argument, `push` and `pop` need no number;
 * datatypes may be declared as before version 2.6; words that are plain English, or that only some solvers know, are
 * reserved only at the start of a command; any other command is a list that begins with a symbol.
 */
export const SMTLIB_GRAMMAR = String.raw`
script ::= command* ;

command ::= '(' 'assert' term ')'
  | '(' 'check-sat' term* ')'
  | '(' 'check-sat-assuming' '(' term* ')' ')'
  | declare_const
  | declare_fun
  | '(' 'declare-sort' declared_sort NUMERAL? ')'
  | '(' ('declare-datatype' | 'declare-codatatype') declared_sort datatype ')'
  | '(' ('declare-datatypes' | 'declare-codatatypes') '(' sort_declaration+ ')' '(' datatype+ ')' ')'
  | '(' ('declare-datatypes' | 'declare-codatatypes') sort_parameters '(' named_datatype+ ')' ')'
  | define_const
  | define_fun
  | '(' 'define-funs-rec' '(' function_declaration+ ')' '(' term+ ')' ')'
  | define_sort
  | '(' 'echo' STRING ')'
  | '(' ('exit' | 'reset' | 'reset-assertions') ')'
  | '(' ('get-assertions' | 'get-assignment' | 'get-model' | 'get-proof') ')'
  | '(' ('get-unsat-assumptions' | 'get-unsat-core') ')'
  | '(' ('get-info' | 'get-option') KEYWORD ')'
  | '(' 'get-value' '(' term+ ')' ')'
  | '(' ('push' | 'pop') NUMERAL? ')'
  | '(' ('set-info' | 'set-option') attribute ')'
  | '(' 'set-logic' symbol ')'
  | '(' ('minimize' | 'maximize' | 'assert-soft' | 'simplify' | 'eval' | 'query' | 'get-qe') term attribute* ')'
  | '(' ('get-interpolant' | 'get-abduct') symbol term ')'
  | declare_var
  | declare_rel
  | '(' 'rule' term symbol? ')'
  | '(' 'declare-heap' ('(' sort sort ')')+ ')'
  | '(' (SYMBOL | QUOTED_SYMBOL) s_expression* ')' ;

declare_const ::= '(' 'declare-const' symbol sort ')' ;
declare_fun ::= '(' 'declare-fun' symbol parameter_sorts sort ')' ;
declare_var ::= '(' 'declare-var' symbol sort ')' ;
declare_rel ::= '(' 'declare-rel' symbol parameter_sorts ')' ;
parameter_sorts ::= '(' sort* ')' ;
define_const ::= '(' 'define-const' symbol sort term ')' ;
define_fun ::= '(' ('define-fun' | 'define-fun-rec') symbol parameters sort term ')' ;
function_declaration ::= '(' symbol parameters sort ')' ;
parameters ::= '(' sorted_variable* ')' ;
sorted_variable ::= '(' symbol sort ')' ;
define_sort ::= '(' 'define-sort' declared_sort sort_parameters sort ')' ;
sort_parameters ::= '(' sort_parameter* ')' ;
sort_parameter ::= symbol ;

declared_sort ::= symbol ;
sort_declaration ::= '(' declared_sort NUMERAL ')' ;
datatype ::= '(' constructor+ ')' | '(' 'par' '(' sort_parameter+ ')' '(' constructor+ ')' ')' ;
named_datatype ::= '(' declared_sort constructor+ ')' ;
constructor ::= declared_constructor | constructor_with_selectors ;
constructor_with_selectors ::= '(' declared_constructor selector* ')' ;
declared_constructor ::= symbol ;
selector ::= '(' symbol sort ')' ;

term ::= constant
  | qualified_identifier
  | lambda
  | application
  | let
  | quantifier
  | '(' 'match' term '(' match_case+ ')' ')'
  | '(' '!' term attribute+ ')' ;

application ::= '(' function term* ')' ;
function ::= qualified_identifier | lambda | application ;
lambda ::= '(' 'lambda' '(' sorted_variable+ ')' term ')' ;
quantifier ::= '(' ('forall' | 'exists') '(' sorted_variable+ ')' term ')' ;
let ::= '(' 'let' bindings term ')' ;
bindings ::= '(' binding* ')' ;
binding ::= '(' symbol term ')' ;
match_case ::= '(' pattern term ')' ;
pattern ::= symbol | '(' identifier pattern_variable+ ')' ;
pattern_variable ::= symbol ;

sort ::= identifier | compound_sort ;
compound_sort ::= '(' identifier sort+ ')' ;
qualified_identifier ::= identifier | '(' 'as' identifier sort ')' ;
identifier ::= symbol | '(' '_' symbol index+ ')' ;
index ::= NUMERAL | HEXADECIMAL | symbol | '(' s_expression* ')' ;

attribute ::= KEYWORD attribute_value? | named ;
named ::= ':named' symbol ;
attribute_value ::= constant | symbol | '(' s_expression* ')' ;
s_expression ::= constant | symbol | reserved | KEYWORD | '(' s_expression* ')' ;
constant ::= NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING ;

symbol ::= SYMBOL | QUOTED_SYMBOL
  | 'echo' | 'exit' | 'lambda' | 'pop' | 'push' | 'reset'
  | 'assert-soft' | 'declare-codatatype' | 'declare-codatatypes' | 'declare-heap' | 'declare-rel' | 'declare-var'
  | 'define-const' | 'eval' | 'get-abduct' | 'get-interpolant' | 'get-qe' | 'maximize' | 'minimize' | 'query'
  | 'rule' | 'simplify' ;

reserved ::= '!' | '_' | 'as' | 'exists' | 'forall' | 'let' | 'match' | 'par'
  | 'assert' | 'check-sat' | 'check-sat-assuming' | 'declare-const' | 'declare-datatype' | 'declare-datatypes'
  | 'declare-fun' | 'declare-sort' | 'define-fun' | 'define-fun-rec' | 'define-funs-rec' | 'define-sort'
  | 'get-assertions' | 'get-assignment' | 'get-info' | 'get-model' | 'get-option' | 'get-proof'
  | 'get-unsat-assumptions' | 'get-unsat-core' | 'get-value' | 'reset-assertions' | 'set-info' | 'set-logic'
  | 'set-option' ;

NUMERAL ::= /[0-9]+/ ;
DECIMAL ::= /[0-9]+\.[0-9]+/ ;
HEXADECIMAL ::= /#x[0-9A-Fa-f]+/ ;
BINARY ::= /#b[01]+/ ;
STRING ::= /"([^"]|"")*"/ ;
SYMBOL ::= /[A-Za-z~!@$%^&*_+=<>.?\/\u{80}-\u{10FFFF}\-][0-9A-Za-z~!@$%^&*_+=<>.?\/\u{80}-\u{10FFFF}\-]*/ ;
QUOTED_SYMBOL ::= /\|[^|]*\|/ ;
KEYWORD ::= /:[0-9A-Za-z~!@$%^&*_+=<>.?\/\-]+/ ;

%skip /\s+/ /;[^\n\r]*/
`;
