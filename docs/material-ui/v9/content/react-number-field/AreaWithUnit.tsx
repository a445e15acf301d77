import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function AreaWithUnit() {
  return (
    <TextField
      type="number"
      label="Area of the bed"
      defaultValue="7.5"
      helperText="Up to 100 square meters, in steps of half a meter"
      slotProps={{
        htmlInput: { min: 0.5, max: 100, step: 0.5, inputMode: 'decimal' },
        input: {
          endAdornment: <InputAdornment position="end">m²</InputAdornment>,
        },
      }}
      sx={{ width: '100%', maxWidth: 260 }}
    />
  );
}
