/** Where the parenthesis closes that is open before `start`. */
function findClose(css: string, start: number): number {
  let depth = 1;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '(') depth += 1;
    else if (css[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return css.length;
}

/**
 * Takes the fallback from each `var()` of a custom property that the page defines: Material UI writes the value of the light
 * mode into every one of them, list of shadows included.
 *
 * @param isDefined whether the page defines a custom property for all of its elements
 */
export function dropFallbacks(css: string, isDefined: (name: string) => boolean): string {
  const opening = /var\(\s*(--[\w-]+)\s*,/g;
  let result = '';
  let end = 0;
  for (let match = opening.exec(css); match; match = opening.exec(css)) {
    const name = match[1] as string;
    if (!isDefined(name)) continue; // What is inside of this fallback is looked at as well.
    result += `${css.slice(end, match.index)}var(${name}`;
    end = findClose(css, opening.lastIndex);
    opening.lastIndex = end;
  }
  return result + css.slice(end);
}
