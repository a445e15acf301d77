import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import RepeatIcon from '@mui/icons-material/Repeat';

export default function SingleToggle() {
  const [repeat, setRepeat] = useState(true);

  return (
    <ToggleButton
      value="repeat"
      selected={repeat}
      onChange={() => setRepeat(!repeat)}
      sx={{ gap: 1 }}
    >
      <RepeatIcon />
      Repeat the verse
    </ToggleButton>
  );
}
