import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function FieldWithSlots() {
  return (
    <TextField
      label="Weight of the parcel"
      helperText="Up to 31 kg"
      defaultValue="4"
      slotProps={{
        input: {
          endAdornment: <InputAdornment position="end">kg</InputAdornment>,
        },
        htmlInput: { inputMode: 'decimal', maxLength: 4 },
        inputLabel: { shrink: true },
      }}
    />
  );
}
