import { useState } from 'react';
import EmailIcon from '@mui/icons-material/Email';
import SmsIcon from '@mui/icons-material/Sms';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const channels = [
  { id: 'email', label: 'Email', detail: 'Once a day', Icon: EmailIcon },
  { id: 'sms', label: 'Text message', detail: 'Urgent only', Icon: SmsIcon },
];

export default function NotificationSettings() {
  const [enabled, setEnabled] = useState(['email']);

  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      {channels.map(({ id, label, detail, Icon }) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              checked={enabled.includes(id)}
              onChange={(_event, checked) =>
                setEnabled(
                  checked
                    ? [...enabled, id]
                    : enabled.filter((other) => other !== id),
                )
              }
              slotProps={{ input: { 'aria-label': label } }}
            />
          }
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={label} secondary={detail} />
        </ListItem>
      ))}
    </List>
  );
}
