x = a?.b[0] ?? (c, !d ? /e/g : async (f) => ({ g, h() {} }));
