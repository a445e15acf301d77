const value = read();
const object = () => ({ a: 1 });
const literal = ['a', 'b'];
const nested = window.app.start(value);
const generic = (input) => input;
function read() {
  return document.title;
}
export { object, literal, nested, generic };
