import { useState } from 'react';
import type { PlayInputProps } from '@theme/PlaygroundField';
import styles from '../../theme/PlaygroundField/reference.module.css';
import { MAX_TEXT, parseValue } from './values';

/** A string, or a node that is a text; without one, the prop is not set. */
export function TextInput({ id, control, describedBy, value, onChange }: PlayInputProps) {
  const change = (text: string) => {
    const parsed = parseValue(control, text);
    if (parsed !== null) onChange(parsed, { typing: true });
  };
  return (
    <input
      id={id}
      type="text"
      className={styles.input}
      value={String(value ?? '')}
      maxLength={MAX_TEXT}
      spellCheck={false}
      autoComplete="off"
      aria-describedby={describedBy}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** A number. What is typed on the way to one, such as `-`, stays in the field and changes nothing. */
export function NumberInput({ id, control, describedBy, value, onChange }: PlayInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (control.kind !== 'number') return null;
  const { min, max, step } = control;
  const change = (text: string) => {
    const parsed = parseValue(control, text);
    setDraft(text);
    if (parsed !== null) onChange(parsed, { typing: true });
  };
  return (
    <input
      id={id}
      type="number"
      className={styles.input}
      value={draft ?? String(value ?? '')}
      min={min}
      max={max}
      step={step}
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={draft !== null && parseValue(control, draft) === null}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
