import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { createSvgIcon } from '@mui/material/utils';

const ExpandMoreIcon = createSvgIcon(
  <path d="M12 15.5 5.5 9 7 7.5l5 5 5-5L18.5 9z" />,
  'ExpandMore',
);

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
