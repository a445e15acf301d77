import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const priorities = ['Lowest', 'Low', 'Medium', 'High', 'Highest'];

export default function SlotProps() {
  return (
    <Autocomplete
      multiple
      options={priorities}
      defaultValue={['High', 'Highest']}
      popupIcon={<ExpandMoreIcon />}
      slotProps={{
        chip: { color: 'primary', variant: 'outlined' },
        paper: { elevation: 8, sx: { borderRadius: 3 } },
        popper: { placement: 'bottom-start' },
        listbox: {
          sx: {
            maxHeight: 200,
            [`& .${autocompleteClasses.option}`]: {
              marginInline: 1,
              borderRadius: 1.5,
            },
          },
        },
      }}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Priority" />}
    />
  );
}
