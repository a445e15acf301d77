import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SystemPreferences() {
  const preferences = [
    {
      label: 'Dark mode in the system',
      matches: useMediaQuery('(prefers-color-scheme: dark)'),
    },
    {
      label: 'Less motion',
      matches: useMediaQuery('(prefers-reduced-motion: reduce)'),
    },
    {
      label: 'A pointer that can hover',
      matches: useMediaQuery('(hover: hover)'),
    },
    { label: 'Coarse pointer', matches: useMediaQuery('(pointer: coarse)') },
  ];

  return (
    <List aria-label="What this device reports" dense>
      {preferences.map(({ label, matches }) => (
        <ListItem key={label}>
          <ListItemText primary={label} secondary={matches ? 'Yes' : 'No'} />
        </ListItem>
      ))}
    </List>
  );
}
