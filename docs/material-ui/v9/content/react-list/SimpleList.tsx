import EventIcon from '@mui/icons-material/Event';
import PlaceIcon from '@mui/icons-material/Place';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function SimpleList() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemIcon>
          <EventIcon />
        </ListItemIcon>
        <ListItemText primary="Spring concert" secondary="Saturday, 7 p.m." />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <PlaceIcon />
        </ListItemIcon>
        <ListItemText primary="Old harbor hall" secondary="12 Quay Street" />
      </ListItem>
    </List>
  );
}
