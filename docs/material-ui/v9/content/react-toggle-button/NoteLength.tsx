import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function NoteLength() {
  const [length, setLength] = useState('quarter');

  const change = (next: string | null) => {
    if (next !== null) {
      setLength(next);
    }
  };

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Length of the note"
      value={length}
      onChange={(_event, next: string | null) => change(next)}
    >
      <ToggleButton value="half">Half</ToggleButton>
      <ToggleButton value="quarter">Quarter</ToggleButton>
      <ToggleButton value="eighth">Eighth</ToggleButton>
    </ToggleButtonGroup>
  );
}
