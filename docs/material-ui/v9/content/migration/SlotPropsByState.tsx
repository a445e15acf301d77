import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SlotPropsByState() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {[false, true].map((disabled) => (
        <div key={String(disabled)}>
          <Typography id={`heating-${disabled}`} gutterBottom>
            {disabled ? 'Heating, locked by the caretaker' : 'Heating'}
          </Typography>
          <Slider
            aria-labelledby={`heating-${disabled}`}
            defaultValue={19}
            min={5}
            max={30}
            disabled={disabled}
            slotProps={{
              rail: (ownerState) => ({
                sx: ownerState.disabled
                  ? { opacity: 0.1 }
                  : { color: 'warning.main' },
              }),
            }}
          />
        </div>
      ))}
    </Stack>
  );
}
