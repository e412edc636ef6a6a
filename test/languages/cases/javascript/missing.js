if (a { b(); }
