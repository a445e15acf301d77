const value = <string>read();
const object = () => <Options>{ a: 1 };
const literal = <const>['a', 'b'];
const nested = (<any>window).app.start<string>(<number>(<unknown>value));
const generic = <T>(input: T): T => <T>(<unknown>input);
function read(): unknown {
  return <unknown>document.title;
}
export { object, literal, nested, generic };
