import * as React from 'react';

interface Controlled<T> {
  /** What is on. */
  value: T;
  /** Called with what shall be on. */
  onValueChange: (value: T) => void;
}

type Mode<Exclusive extends boolean> = Exclusive extends true ? Controlled<string> : Controlled<string[]>;

/** Props that depend on another prop. */
export type SwitcherProps = { [Exclusive in 'true' | 'false']: Mode<Exclusive extends 'true' ? true : false> & {
  /** Whether only one can be on. */
  exclusive: Exclusive extends 'true' ? true : false;
  /** Names of what can be on. */
  names: Exclude<'a' | 'b' | 'c', 'c'>[];
} }['true' | 'false'];

/** Switches between several. */
export declare const Switcher: {
  (props: SwitcherProps): React.ReactNode;
  displayName: string;
};
