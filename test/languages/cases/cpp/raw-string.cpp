const char *s = R"x(a " b)x";
