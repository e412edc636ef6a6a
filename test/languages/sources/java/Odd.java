// Comments in odd places.
/**/ class /* a */ Odd /* b */ < /* c */ T /* d */ > /* e */ { // f
    /* g */ int /* h */ x /* i */ = /* j */ 1 /* k */ ; /** l */ ;
    /** A very long line, because some files have them: */ String s = "0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 \"quoted\" \\ \t é \u00e9 😀";
    int // m
        y() // n
    { /* o */ return /* p */ x /* q */ + // r
            1; /* s */
    }
    /* t */
} // u