import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const taken = ['09:30', '10:00'];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => taken.includes(slot)}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Appointment"
          helperText="Dimmed times are taken."
        />
      )}
    />
  );
}
