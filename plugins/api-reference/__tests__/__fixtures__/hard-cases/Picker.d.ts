import * as React from 'react';

export type PickerValue<Value, Multiple> = Multiple extends true ? Value[] : Value | null;

export interface PickerChange<Value, Reason = 'select'> {
  option: Value;
  reason: Reason;
}

export interface PickerProps<Value, Multiple extends boolean | undefined> {
  /** The options. */
  options: readonly Value[];
  /** Whether one can choose several. */
  multiple?: Multiple;
  /** What is chosen. */
  value?: PickerValue<Value, Multiple>;
  /** Called with what is chosen. */
  onChange?: (value: PickerValue<Value, Multiple>, change: PickerChange<Value>) => void;
  /** Text of an option. */
  getLabel?: (option: Value) => string;
  /** Texts, each a function of a count. */
  texts?: { [Key in keyof PickerTexts]?: (count: number) => PickerTexts[Key] };
}

export interface PickerTexts {
  one: string;
  many: string;
}

/** Chooses among options of any type. */
export declare function Picker<Value, Multiple extends boolean | undefined = false>(
  props: PickerProps<Value, Multiple>,
): React.JSX.Element;
