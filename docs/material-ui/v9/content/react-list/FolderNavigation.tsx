import { useState } from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const views = [
  { name: 'Sign-ups', Icon: InboxIcon },
  { name: 'Invitations', Icon: SendIcon },
  { name: 'Past seasons', Icon: ArchiveIcon },
];

export default function FolderNavigation() {
  const [current, setCurrent] = useState('Sign-ups');

  return (
    <List aria-label="Choir office" sx={{ width: '100%', maxWidth: 300 }}>
      {views.map(({ name, Icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === current}
            aria-current={name === current}
            disabled={name === 'Past seasons'}
            onClick={() => setCurrent(name)}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
