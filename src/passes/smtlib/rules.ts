/**
 * Rewriting rules for terms, one per line: what is rewritten, and what it becomes. Small letters stand for any terms, the same
 * one wherever a letter occurs; `x...` stands for any number of terms.
 *
 * A rule keeps the number of tokens only if it leads to an operator that comes earlier in the chain `distinct` to `=`, `xor` to
 * `distinct`, greater to less, and non-strict to strict. So the rules cannot go round in circles.
 */
export const RULES = `
(not (not x))                 x
(not (= x y))                 (distinct x y)
(not (distinct x y))          (= x y)
(not (xor x y))               (= x y)
(not (<= x y))                (< y x)
(not (>= x y))                (< x y)
(not (< x y))                 (<= y x)
(not (> x y))                 (<= x y)
(not (bvule x y))             (bvult y x)
(not (bvult x y))             (bvule y x)
(not true)                    false
(not false)                   true
(and (not x) (not y))         (not (or x y))
(or (not x) (not y))          (not (and x y))
(not (=> x y))                (and x (not y))
(=> (not x) y)                (or x y)
(=> x false)                  (not x)
(=> true x)                   x
(and x)                       x
(or x)                        x
(+ x)                         x
(* x)                         x
(and x... (and y...) z...)    (and x... y... z...)
(or x... (or y...) z...)      (or x... y... z...)
(+ x... (+ y...) z...)        (+ x... y... z...)
(* x... (* y...) z...)        (* x... y... z...)
(str.++ x... (str.++ y...) z...)    (str.++ x... y... z...)
(bvadd x... (bvadd y...) z...)      (bvadd x... y... z...)
(= x true)                    x
(= true x)                    x
(= x false)                   (not x)
(= false x)                   (not x)
(distinct x true)             (not x)
(distinct x false)            x
(xor x true)                  (not x)
(ite x true false)            x
(ite x false true)            (not x)
(ite x y false)               (and x y)
(ite x true y)                (or x y)
(ite (not x) y z)             (ite x z y)
(- (- x))                     x
(- x (- y))                   (+ x y)
(+ x (- y))                   (- x y)
(- 0 x)                       (- x)
(bvneg (bvneg x))             x
(bvnot (bvnot x))             x
(bvadd x (bvneg y))           (bvsub x y)
(fp.neg (fp.neg x))           x
(concat x (concat y...))      (concat x y...)
(xor x y)                     (distinct x y)
(distinct x y)                (= x y)
(=> x y)                      (or x y)
(>= x y)                      (> x y)
(<= x y)                      (< x y)
(> x y)                       (< y x)
(bvuge x y)                   (bvugt x y)
(bvule x y)                   (bvult x y)
(bvugt x y)                   (bvult y x)
(bvsge x y)                   (bvsgt x y)
(bvsle x y)                   (bvslt x y)
(bvsgt x y)                   (bvslt y x)
(fp.geq x y)                  (fp.gt x y)
(fp.leq x y)                  (fp.lt x y)
(fp.gt x y)                   (fp.lt y x)
`;
