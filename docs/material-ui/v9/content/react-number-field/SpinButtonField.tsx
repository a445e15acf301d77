import { useState, type KeyboardEvent } from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
};

function NumberField(props: NumberFieldProps) {
  const { value, min, max, onValueChange, ...other } = props;
  const [draft, setDraft] = useState<string | null>(null);

  const commit = (next: number) => {
    const number = Number.isNaN(next) ? value : next;
    onValueChange(Math.min(max, Math.max(min, number)));
    setDraft(null);
  };

  const handleKey = (event: KeyboardEvent) => {
    const now = draft === null ? value : parseFloat(draft);
    const targets = new Map([
      ['ArrowUp', now + 1],
      ['ArrowDown', now - 1],
      ['PageUp', now + 10],
      ['PageDown', now - 10],
    ]);
    const next = targets.get(event.key);
    if (next !== undefined) {
      event.preventDefault();
      commit(next);
    }
  };

  return (
    <TextField
      {...other}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => draft !== null && commit(parseFloat(draft))}
      onKeyDown={handleKey}
      slotProps={{
        htmlInput: {
          role: 'spinbutton',
          inputMode: 'numeric',
          'aria-valuenow': value,
          'aria-valuemin': min,
          'aria-valuemax': max,
        },
      }}
    />
  );
}

export default function SpinButtonField() {
  const [bulbs, setBulbs] = useState(25);

  return (
    <NumberField
      label="Tulip bulbs"
      helperText={`${(bulbs * 0.6).toFixed(2)} dollars`}
      min={5}
      max={200}
      value={bulbs}
      onValueChange={setBulbs}
    />
  );
}
