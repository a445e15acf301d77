const short = (a) => a;
const broken = (a) => Promise.resolve(a);
const object = (label) => ({ label, size: label.length });
const curried = (anchor, open) => (event) =>
  open ? () => console.log(anchor, event) : undefined;
const single = async (file) => file.text();
const untouched = async (file) => file;

export default { short, broken, object, curried, single, untouched };
