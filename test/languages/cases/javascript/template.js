const s = `a${b + `c${1}`}\n` + tag`d`;
