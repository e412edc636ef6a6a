/* Nothing but odd places for comments. */
pub /* a */ fn /* b */ odd /* c */ ( /* d */ ) /* e */ -> /* f */ u8 /* g */ { // h
    let r#type = 1; /// i
    let _größe = "multi
      line \
      continued ünïcödé 漢字 😀";
    /** j */ let x = r##"a "# b"##; //! k
    (x.len() as u8 /* l */ + r#type) // m
} // n