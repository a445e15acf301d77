import { useId } from 'react';
import clsx from 'clsx';
import { ChoiceInput } from '../../client/playground/ChoiceInput';
import { isSegmented, listOptions } from '../../client/playground/choices';
import { NumberInput, TextInput } from '../../client/playground/TextInput';
import type { PlayControl, PlayValue } from '../../types';
import styles from './reference.module.css';

export interface PlaygroundFieldProps {
  control: PlayControl;
  /** `undefined` where the prop is not set. */
  value: PlayValue | undefined;
  /** `typing` for one of many changes on the way to a value. */
  onChange(value: PlayValue | undefined, options?: { typing: boolean }): void;
}

/** What the inputs of all kinds are given. */
export interface PlayInputProps extends PlaygroundFieldProps {
  id: string;
  /** Identifiers of the name of the prop and of its type. */
  labelId: string;
  describedBy: string;
}

function SwitchInput({ id, describedBy, value, onChange }: PlayInputProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={value === true}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const INPUTS = {
  boolean: SwitchInput,
  number: NumberInput,
  text: TextInput,
  choice: ChoiceInput,
  element: ChoiceInput,
};

/** The control of one prop: labelled by the prop's name, described by its type (issue 4 point 4). */
export default function PlaygroundField(props: PlaygroundFieldProps) {
  const { prop, type, kind } = props.control;
  const id = useId();
  const describedBy = `${id}-type`;
  const labelId = `${id}-label`;
  const Input = INPUTS[kind];
  return (
    <div className={clsx(styles.field, kind === 'boolean' && styles.inline)}>
      {isSegmented(listOptions(props.control)) ? (
        <span id={labelId} className={styles.label}>
          {prop}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {prop}
        </label>
      )}
      <span id={describedBy} className={styles.type} title={type}>
        {type}
      </span>
      <Input {...props} id={id} labelId={labelId} describedBy={describedBy} />
    </div>
  );
}
