let first;
let second = first;
[1, 2].forEach((item) => console.log(item));
const third = second;
globalThis.third = third;

class Fields {
  a;
  ['b'] = 1;
  c;
  *d() {}
  get;
  e() {}
}

function last() {
  return first;
}
export default last;
