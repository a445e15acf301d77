import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 140;

export default function BelowAppBar() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap>
            Film club
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{
          width,
          // Without `left`, the paper stays where its root is, in both directions.
          [`& .${drawerClasses.paper}`]: { width, left: 'auto' },
        }}
      >
        <Toolbar />
        <List component="nav" aria-label="Seasons">
          {['Spring', 'Summer', 'Autumn'].map((season) => (
            <ListItem key={season} component="div" disablePadding>
              <ListItemButton href="#" selected={season === 'Summer'}>
                <ListItemText primary={season} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flex: 1, p: 2 }}>
        <Toolbar />
        <Typography>
          Ten films under the trees. Bring a blanket; we bring the projector and
          hope that nobody brings rain.
        </Typography>
      </Box>
    </Box>
  );
}
