import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import HomeIcon from '@mui/icons-material/Home';
import MapIcon from '@mui/icons-material/Map';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const places = [
  { label: 'Start', icon: <HomeIcon /> },
  { label: 'Map', icon: <MapIcon /> },
  { label: 'Tickets', icon: <ConfirmationNumberIcon /> },
];

export default function TwoNavigations() {
  const [place, setPlace] = useState(0);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <Paper
      variant="outlined"
      component="nav"
      aria-label="Museum"
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {wide ? (
        <Tabs
          value={place}
          onChange={(_event, value: number) => setPlace(value)}
          aria-label="Parts of the museum site"
        >
          {places.map(({ label }) => (
            <Tab key={label} label={label} />
          ))}
        </Tabs>
      ) : (
        <BottomNavigation
          showLabels
          value={place}
          onChange={(_event, value: number) => setPlace(value)}
        >
          {places.map(({ label, icon }) => (
            <BottomNavigationAction key={label} label={label} icon={icon} />
          ))}
        </BottomNavigation>
      )}
    </Paper>
  );
}
