import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const settings = [
  { id: 'due', name: 'Due dates', hint: 'Two days before a loan ends' },
  { id: 'ready', name: 'Reservations', hint: 'When your book is on the shelf' },
  { id: 'events', name: 'Events', hint: 'Readings and workshops' },
];

export default function NotificationSettings() {
  const [on, setOn] = useState(['due', 'ready']);

  const change = (id: string, checked: boolean) =>
    setOn(checked ? [...on, id] : on.filter((item) => item !== id));

  return (
    <List
      sx={{ width: '100%', maxWidth: 360, bgcolor: 'background.paper' }}
      subheader={<ListSubheader>Send me an email about</ListSubheader>}
    >
      {settings.map(({ id, name, hint }) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              checked={on.includes(id)}
              onChange={(_event, checked) => change(id, checked)}
              slotProps={{ input: { 'aria-label': name } }}
            />
          }
        >
          <ListItemText primary={name} secondary={hint} />
        </ListItem>
      ))}
    </List>
  );
}
