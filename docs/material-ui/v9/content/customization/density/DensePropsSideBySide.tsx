import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const rooms = ['Treatment room', 'Laboratory', 'X-ray'];

export default function DensePropsSideBySide() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {[false, true].map((dense) => (
        <div key={String(dense)}>
          <Chip
            size={dense ? 'small' : 'medium'}
            label={dense ? 'dense' : 'regular'}
          />
          <List
            dense={dense}
            aria-label={dense ? 'Rooms, dense' : 'Rooms'}
            sx={{ width: 180 }}
          >
            {rooms.map((room) => (
              <li key={room}>
                <ListItemButton>
                  <ListItemText primary={room} />
                </ListItemButton>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}
