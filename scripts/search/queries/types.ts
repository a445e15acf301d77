/**
 * What a reader types, the product whose pages they are on (`''` on the home page, which searches all products), and the
 * page that they want: any of several, separated by spaces; with an anchor, that very row.
 */
export type Query = readonly [text: string, product: string, expected: string];
