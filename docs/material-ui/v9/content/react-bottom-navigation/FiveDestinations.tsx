import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import BreakfastDiningIcon from '@mui/icons-material/BreakfastDining';
import IcecreamIcon from '@mui/icons-material/Icecream';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import RamenDiningIcon from '@mui/icons-material/RamenDining';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';

const courses = [
  { label: 'Breakfast', icon: <BreakfastDiningIcon /> },
  { label: 'Lunch', icon: <RamenDiningIcon /> },
  { label: 'Sweets', icon: <IcecreamIcon /> },
  { label: 'Drinks', icon: <LocalCafeIcon /> },
  { label: 'Basket', icon: <ShoppingBasketIcon /> },
];

export default function FiveDestinations() {
  const [value, setValue] = useState(1);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Canteen"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{
        [`& .${bottomNavigationActionClasses.root}`]: {
          minWidth: 0,
          paddingInline: 0.5,
        },
      }}
    >
      {courses.map(({ label, icon }) => (
        <BottomNavigationAction key={label} label={label} icon={icon} />
      ))}
    </BottomNavigation>
  );
}
