/** Raised when the files of icons change their shape: kept ones are made anew, and no page reads others. */
export const ICON_FORMAT = 1;

/** Folder of the files of icons in a build, with one folder a version of the package. */
export const ICON_FOLDER = 'icons';

export const LIST_FILE = 'names.json';

/** How many icons one file holds, of one style. */
export const BLOCK_SIZE = 64;

/** How an icon is drawn: ids are parts of addresses, suffixes those of the package's modules. */
export const ICON_STYLES = [
  { id: 'filled', suffix: '' },
  { id: 'outlined', suffix: 'Outlined' },
  { id: 'rounded', suffix: 'Rounded' },
  { id: 'two-tone', suffix: 'TwoTone' },
  { id: 'sharp', suffix: 'Sharp' },
] as const;

export type IconStyle = (typeof ICON_STYLES)[number]['id'];

/** Bits of `IconList.styles`, one a style, in the order of `ICON_STYLES`. */
export const ALL_STYLES = 0b11111;

/** What shapes may be and have; what else a package brings stops the build, and the browser draws nothing else. */
export const SHAPE_TAGS = ['path', 'circle', 'ellipse', 'rect', 'g'] as const;
export const SHAPE_ATTRIBUTES = [
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height'],
  ...['opacity', 'fillOpacity', 'fillRule', 'clipRule', 'transform'],
] as const;

/** A path by its `d`, or an element with attributes and children. */
export type Shape = string | [tag: string, attributes: Record<string, string | number>, ...children: Shape[]];

/** What is in the square of 24 by 24 of an icon; `0` where there is none in this style. */
export type Drawing = Shape[] | string | 0;

/** `names.json` of a version. */
export interface IconList {
  format: typeof ICON_FORMAT;
  /** Of the package. */
  version: string;
  /** Names without the suffix of a style, in alphabetical order, separated by spaces. */
  names: string;
  /** Bits of the styles that an icon has, by its number, where it has not all. */
  styles: Record<string, number>;
}
