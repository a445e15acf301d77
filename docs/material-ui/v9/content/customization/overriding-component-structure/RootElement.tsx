import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RootElement() {
  return (
    <Stack component="section" aria-labelledby="observatory">
      <Typography component="h3" variant="h6" id="observatory">
        Observatory
      </Typography>
      <List component="nav" aria-labelledby="observatory">
        <ListItemButton component="a" href="#tonight">
          <ListItemText primary="Visible tonight" />
        </ListItemButton>
        <ListItemButton component="a" href="#visit">
          <ListItemText primary="Plan a visit" />
        </ListItemButton>
      </List>
    </Stack>
  );
}
