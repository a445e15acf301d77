import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const plants = [
  { label: 'Basil', place: 'Window sill' },
  { label: 'Mint', place: 'Window sill' },
  { label: 'Fern', place: 'Shade' },
  { label: 'Ivy', place: 'Shade' },
];

export default function GroupHeadings() {
  return (
    <Autocomplete
      options={plants}
      groupBy={(plant) => plant.place}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader
            component="div"
            aria-hidden
            sx={{ top: -8, color: 'primary.main', fontWeight: 'bold' }}
          >
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Plant" />}
    />
  );
}
