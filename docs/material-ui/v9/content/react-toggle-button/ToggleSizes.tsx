import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value="alto"
          aria-label={`Voice, ${size}`}
        >
          <ToggleButton value="soprano">Soprano</ToggleButton>
          <ToggleButton value="alto">Alto</ToggleButton>
          <ToggleButton value="bass">Bass</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
