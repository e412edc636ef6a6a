/** Doc. */
class A { // line
  /* before the bracket */ }
