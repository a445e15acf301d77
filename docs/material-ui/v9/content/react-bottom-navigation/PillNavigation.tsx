import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import HikingIcon from '@mui/icons-material/Hiking';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import RowingIcon from '@mui/icons-material/Rowing';

const Action = styled(BottomNavigationAction)(({ theme }) => ({
  gap: theme.spacing(0.5),
  '& svg': {
    boxSizing: 'content-box',
    padding: theme.spacing(0.25, 2),
    borderRadius: 16,
    transition: theme.transitions.create('background-color'),
  },
  [`&.${bottomNavigationActionClasses.selected}`]: {
    color: theme.vars.palette.text.primary,
    '& svg': { backgroundColor: theme.vars.palette.action.selected },
  },
  [`& .${bottomNavigationActionClasses.label}.${bottomNavigationActionClasses.selected}`]:
    { fontSize: theme.typography.pxToRem(12), fontWeight: 700 },
}));

export default function PillNavigation() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Tours"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ height: 72 }}
    >
      <Action label="On foot" icon={<HikingIcon />} />
      <Action label="By bike" icon={<PedalBikeIcon />} />
      <Action label="By boat" icon={<RowingIcon />} />
    </BottomNavigation>
  );
}
