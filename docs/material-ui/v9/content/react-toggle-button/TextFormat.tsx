import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

export default function TextFormat() {
  const [format, setFormat] = useState(['italic']);

  return (
    <>
      <ToggleButtonGroup
        aria-label="Format of the lyrics"
        value={format}
        onChange={(_event, next: string[]) => setFormat(next)}
      >
        <ToggleButton value="bold" aria-label="Bold">
          <FormatBold />
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <FormatItalic />
        </ToggleButton>
        <ToggleButton value="underline" aria-label="Underlined">
          <FormatUnderlined />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          mt: 2,
          fontWeight: format.includes('bold') ? 700 : 400,
          fontStyle: format.includes('italic') ? 'italic' : 'normal',
          textDecoration: format.includes('underline') ? 'underline' : 'none',
        }}
      >
        Row the boat home before the rain
      </Typography>
    </>
  );
}
