import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const program = [
  { title: 'Evening Rise', detail: 'Traditional, for six voices' },
  { title: 'Cantique', detail: 'With organ' },
  { title: 'The Lark', detail: 'Encore' },
];

export default function DenseList() {
  const [dense, setDense] = useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="Dense"
        control={
          <Switch
            checked={dense}
            onChange={(event) => setDense(event.target.checked)}
          />
        }
      />
      <List dense={dense} aria-label="Program">
        {program.map((piece) => (
          <ListItem key={piece.title} divider>
            <ListItemText primary={piece.title} secondary={piece.detail} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
