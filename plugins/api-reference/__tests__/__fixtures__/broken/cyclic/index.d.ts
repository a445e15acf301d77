import * as React from 'react';
import type { Size } from './size';
export interface First extends Second {
  a: string;
}
export interface Second extends First {
  b: string;
}
export type Colour = 'red' | Shade;
type Shade = ('dark' | Colour) | null;
/** It contains itself, which is no circle. */
export interface Tree {
  children: Tree[] | Leaf;
}
type Leaf = { tree: Tree } | Leaf[];
export declare function Broken(props: { colour: Colour; first: First; size: Size; tree: Tree }): React.JSX.Element;
