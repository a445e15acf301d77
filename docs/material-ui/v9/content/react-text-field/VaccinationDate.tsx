import TextField from '@mui/material/TextField';

export default function VaccinationDate() {
  return (
    <TextField
      type="date"
      label="Last vaccination"
      helperText="It is in the vaccination card"
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: '100%', maxWidth: 240 }}
    />
  );
}
