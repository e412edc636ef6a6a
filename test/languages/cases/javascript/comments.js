// first
f(/* only a comment */);
/* last */
