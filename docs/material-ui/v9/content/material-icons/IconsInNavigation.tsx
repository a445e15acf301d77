import Drafts from '@mui/icons-material/Drafts';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { label: 'Inbox', Icon: Inbox, isCurrent: true },
  { label: 'Drafts', Icon: Drafts, isCurrent: false },
  { label: 'Sent mail', Icon: Send, isCurrent: false },
];

export default function IconsInNavigation() {
  return (
    <List aria-label="Mail folders" sx={{ width: '100%', maxWidth: 320 }}>
      {folders.map(({ label, Icon, isCurrent }) => (
        <ListItem key={label} disablePadding>
          <ListItemButton selected={isCurrent}>
            <ListItemIcon>
              <Icon color={isCurrent ? 'primary' : 'inherit'} />
            </ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
