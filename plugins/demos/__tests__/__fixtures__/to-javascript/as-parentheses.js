const total = first + second * third;
const mixed = (first + second) * third;
const chained = (maybe?.inner).value;
const awaited = async () => (await fetch(url)).ok;
const object = () => ({ a: 1 });
const nothing = () => ({});
const call = (function named() {})();
const choice = isOpen ? first : second;
const text = `${value}: ${value.length}`;
const negated = !value;
const kind = typeof value;
const spread = [...list, ...list];
target.value = 1;
window = undefined;
delete target.value;
for (const entry of entries) {
  console.log(entry);
}
