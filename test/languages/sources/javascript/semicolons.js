// Automatic semicolons, where they are and where they are not.
var first = 1
var second = first
+ 2
let third = `a template
  with lines, ${ first + `${ 'nested' } in it` } and \`quotes\` \${not}`
const arrow = async x => await x
const other = (a, b = a, { c }, [d]) => {
  return
  a + b
}
function legacy() {
  if (first) return
  else throw new Error("a \
continued line")
}
first
++
second
;[1, 2].forEach(n => n)
;(function () { this.x = arguments[0] })()
!function () {}()
while (first) first--
do first++
while (first < 3)
const tagged = String.raw`\n${first}`, chain = first?.[0]?.(1)?.second
const object = {
  first, second: 2, 'third': [, 1, , ], 4: four => four, async five() {}, get: 6, set: 7, get eight() { return 8 },
  ...tagged, async: 1, of: 2, static: 3
}
var { length } = "single 'quotes' \x41 \u{1F600} \0", let_ = 'double "quotes" é 漢字'
with (object) { async = of }
export_: { break export_ }
// no line end at the end