const total = (first as number) + (second as number) * (third as number);
const mixed = ((first as number) + second) * third;
const chained = (maybe?.inner as Inner).value;
const awaited = async () => ((await fetch(url)) as Response).ok;
const object = () => ({ a: 1 }) as Options;
const nothing = () => ({} as Options);
const call = (function named() {} as Callback)();
const choice = (isOpen ? first : second) as string;
const text = `${value as string}: ${(value as string).length}`;
const negated = !(value as boolean);
const kind = typeof (value as object);
const spread = [...(list as string[]), ...(list as string[])];
(target as any).value = 1;
(window as any) = undefined;
delete (target as any).value;
for (const entry of entries as string[]) {
  console.log(entry as any);
}
