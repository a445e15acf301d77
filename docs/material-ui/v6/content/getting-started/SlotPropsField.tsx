import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function SlotPropsField() {
  return (
    <TextField
      label="Monthly budget"
      helperText="Whole euros, 50 at least"
      type="number"
      defaultValue={200}
      slotProps={{
        input: {
          endAdornment: <InputAdornment position="end">€</InputAdornment>,
        },
        htmlInput: { min: 50, step: 10 },
        formHelperText: { sx: { fontStyle: 'italic' } },
      }}
    />
  );
}
