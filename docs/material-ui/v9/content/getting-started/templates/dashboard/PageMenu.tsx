import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import BakeryDining from '@mui/icons-material/BakeryDining';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Inventory2 from '@mui/icons-material/Inventory2';
import People from '@mui/icons-material/People';
import SpaceDashboard from '@mui/icons-material/SpaceDashboard';

const WIDTH = 232;

const PAGES = [
  { label: 'At a glance', icon: <SpaceDashboard />, current: true },
  { label: 'Orders', icon: <CalendarMonth /> },
  { label: 'Recipes', icon: <BakeryDining /> },
  { label: 'Store room', icon: <Inventory2 /> },
  { label: 'People', icon: <People /> },
];

function Pages({ onChoose }: { onChoose?: () => void }) {
  return (
    <Box component="nav" aria-label="Main" sx={{ width: WIDTH }}>
      <Typography sx={{ px: 2, py: 2.25, fontWeight: 700 }}>
        Crumb &amp; Crust
      </Typography>
      <List sx={{ px: 1 }}>
        {PAGES.map(({ label, icon, current }) => (
          <ListItem key={label} disablePadding>
            <ListItemButton
              component="a"
              href="#"
              selected={current}
              aria-current={current ? 'page' : undefined}
              onClick={onChoose}
              sx={{ borderRadius: 2 }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** Beside the page where there is room, over it where there is none. */
export function PageMenu({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}) {
  return (
    <>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Pages />
      </Box>
      <Drawer open={open} onClose={onClose} sx={{ display: { md: 'none' } }}>
        <Pages onChoose={onClose} />
      </Drawer>
    </>
  );
}
