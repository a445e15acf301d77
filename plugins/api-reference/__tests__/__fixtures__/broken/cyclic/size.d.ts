export type Size = Size;
