import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const seasons = [
  { name: 'Spring herbs', color: 'success' },
  { name: 'Summer berries', color: 'error' },
  { name: 'Autumn squash', color: 'warning' },
  { name: 'Winter roots', color: 'primary' },
  { name: 'Eggs', color: 'default' },
] as const;

export default function CheckboxColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {seasons.map(({ name, color }) => (
        <FormControlLabel
          key={name}
          control={<Checkbox defaultChecked color={color} />}
          label={name}
        />
      ))}
    </Box>
  );
}
