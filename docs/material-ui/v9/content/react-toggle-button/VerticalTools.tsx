import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import EditIcon from '@mui/icons-material/Edit';
import MusicNoteIcon from '@mui/icons-material/MusicNote';
import TextFieldsIcon from '@mui/icons-material/TextFields';

export default function VerticalTools() {
  const [tool, setTool] = useState<string | null>('note');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Tool"
      value={tool}
      onChange={(_event, next: string | null) => setTool(next)}
    >
      <ToggleButton value="note" aria-label="Notes">
        <MusicNoteIcon />
      </ToggleButton>
      <ToggleButton value="text" aria-label="Lyrics">
        <TextFieldsIcon />
      </ToggleButton>
      <ToggleButton disabled value="pen" aria-label="Pen">
        <EditIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
