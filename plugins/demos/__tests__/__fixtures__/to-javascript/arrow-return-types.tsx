const short = (a: number): number => a;
const broken = (
  a: number,
): // the result
Promise<number> => Promise.resolve(a);
const object = (
  label: string,
): {
  label: string;
  size: number;
} => ({ label, size: label.length });
const curried =
  (anchor: string, open: boolean) =>
  (event: React.KeyboardEvent | React.MouseEvent): (() => void) | undefined =>
    open ? () => console.log(anchor, event) : undefined;
const single = async (file: File): Promise<string> => file.text();
const untouched = async file => file;

export default { short, broken, object, curried, single, untouched };
