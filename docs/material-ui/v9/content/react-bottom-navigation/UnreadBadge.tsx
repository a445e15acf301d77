import { useState } from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import CottageIcon from '@mui/icons-material/Cottage';
import ForumIcon from '@mui/icons-material/Forum';
import HandymanIcon from '@mui/icons-material/Handyman';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function UnreadBadge() {
  const [value, setValue] = useState('house');
  const [unread, setUnread] = useState(3);

  return (
    <BottomNavigation
      component="nav"
      aria-label="House"
      showLabels
      value={value}
      onChange={(_event, next: string) => {
        setValue(next);
        if (next === 'board') {
          setUnread(0);
        }
      }}
    >
      <BottomNavigationAction
        value="house"
        label="House"
        icon={<CottageIcon />}
      />
      <BottomNavigationAction
        value="board"
        label={
          <>
            Board
            {unread > 0 && (
              <Box component="span" sx={visuallyHidden}>
                , {unread} unread
              </Box>
            )}
          </>
        }
        icon={
          <Badge
            badgeContent={unread}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <ForumIcon />
          </Badge>
        }
      />
      <BottomNavigationAction
        value="repairs"
        label="Repairs"
        icon={<HandymanIcon />}
      />
    </BottomNavigation>
  );
}
