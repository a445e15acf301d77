import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import MapIcon from '@mui/icons-material/Map';
import StarIcon from '@mui/icons-material/Star';

const pages = [
  { path: '/departures', label: 'Departures', icon: <DirectionsBusIcon /> },
  { path: '/map', label: 'Map', icon: <MapIcon /> },
  { path: '/saved', label: 'Saved', icon: <StarIcon /> },
];

export default function LinkActions() {
  // In an app, this comes from the router.
  const [path, setPath] = useState('/map');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Bus app"
      showLabels
      value={path}
    >
      {pages.map(({ path: to, label, icon }) => (
        <BottomNavigationAction
          key={to}
          href={to}
          value={to}
          label={label}
          icon={icon}
          aria-current={to === path ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            setPath(to);
          }}
        />
      ))}
    </BottomNavigation>
  );
}
