import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['standard', 'secondary'] as const).map((color) => (
        <ToggleButtonGroup
          key={color}
          exclusive
          color={color}
          value="forte"
          aria-label={`Dynamics, ${color}`}
        >
          <ToggleButton value="piano">Piano</ToggleButton>
          <ToggleButton value="forte">Forte</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
