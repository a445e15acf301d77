/** What the global classes of a component begin with, `MuiButton-`. */
export function toClassPrefix(owner: string): string {
  return `Mui${owner}-`;
}
