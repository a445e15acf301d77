import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

const letters = {
  received: ['Aunt Jo', 'The dentist', 'Bee club', 'Ilse', 'Town hall', 'Sam'],
  sent: ['Ilse', 'Insurance', 'Grandma', 'Mr. Oduya', 'Bee club', 'Aunt Jo'],
};

export default function FixedAtBottom() {
  const [box, setBox] = useState<'received' | 'sent'>('received');

  return (
    // Room for the bar, so that it never covers the last line.
    <Box sx={{ pb: 7 }}>
      <List component="main" sx={{ display: 'block' }}>
        {letters[box].map((name) => (
          <ListItem key={name} component="div">
            <ListItemText
              primary={name}
              secondary={box === 'sent' ? 'Sent by post' : 'Answered'}
            />
          </ListItem>
        ))}
      </List>
      <Paper
        elevation={3}
        square
        sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Letters"
          showLabels
          value={box}
          onChange={(_event, next: 'received' | 'sent') => setBox(next)}
        >
          <BottomNavigationAction
            value="received"
            label="Received"
            icon={<InboxIcon />}
          />
          <BottomNavigationAction
            value="sent"
            label="Sent"
            icon={<SendIcon />}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
