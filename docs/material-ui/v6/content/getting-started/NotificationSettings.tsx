import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import { createSvgIcon } from '@mui/material/utils';

const EmailIcon = createSvgIcon(
  <path d="M3 5h18v2l-9 6-9-6zm0 4.5 9 6 9-6V19H3z" />,
  'Email',
);
const SmsIcon = createSvgIcon(
  <path fillRule="evenodd" d="M3 4h18v13H7l-4 4zm4 5v3h3V9zm7 0v3h3V9z" />,
  'Sms',
);

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
