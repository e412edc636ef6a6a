export default () => <>
  a &amp; b
  <C<string> />
</>
