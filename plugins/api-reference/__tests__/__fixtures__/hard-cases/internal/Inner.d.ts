import * as React from 'react';

/** One node of a tree: it contains itself, which is no circle. */
export interface TreeNode {
  label: string;
  children?: TreeNode[];
}

export type Nested = string | Nested[];

export interface InnerProps {
  /** The root of the tree. */
  node: TreeNode;
  /** Texts, however deep. */
  texts?: Nested;
  /** @ignore */
  unstable_depth?: number;
}

/** Exported under another name. */
export declare class Inner extends React.Component<InnerProps> {
  render(): React.ReactNode;
}
