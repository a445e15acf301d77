import { useId, useState } from 'react';
import EmailIcon from '@mui/icons-material/AlternateEmail';
import SmsIcon from '@mui/icons-material/Sms';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const channels = [
  { name: 'Email', Icon: EmailIcon },
  { name: 'Text message', Icon: SmsIcon },
];

export default function SettingsWithSwitches() {
  const id = useId();
  const [on, setOn] = useState<Record<string, boolean>>({ Email: true });

  return (
    <List
      sx={{ width: '100%', maxWidth: 340 }}
      subheader={
        <ListSubheader disableSticky>Rehearsal reminders</ListSubheader>
      }
    >
      {channels.map(({ name, Icon }) => (
        <ListItem key={name}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText id={`${id}${name[0]}`} primary={name} />
          <Switch
            edge="end"
            checked={on[name] ?? false}
            onChange={(_event, checked) => setOn({ ...on, [name]: checked })}
            slotProps={{ input: { 'aria-labelledby': `${id}${name[0]}` } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
