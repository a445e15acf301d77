import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

export default function BasicBottomNavigation() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Garden"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
    >
      <BottomNavigationAction label="Beds" icon={<LocalFloristIcon />} />
      <BottomNavigationAction label="Watering" icon={<WaterDropIcon />} />
      <BottomNavigationAction label="Calendar" icon={<CalendarMonthIcon />} />
    </BottomNavigation>
  );
}
