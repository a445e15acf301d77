import * as React from 'react';

interface CommonFieldProps {
  /** Its label. */
  label: string;
}

export interface TextFieldProps extends CommonFieldProps {
  /** What it takes. */
  kind?: 'text';
  /** Whether it takes several lines. */
  multiline?: boolean;
  /** What is in it. */
  value: string;
}

export interface NumberFieldProps extends CommonFieldProps {
  kind: 'number';
  /** The least. */
  min: number;
  value: number | null;
}

export type FieldProps = TextFieldProps | NumberFieldProps;

/** Takes a text or a number. */
export declare function Field(props: FieldProps): React.JSX.Element;
