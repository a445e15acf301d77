import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const wards = ['Children', 'Heart', 'Intensive care', 'Maternity'];

export default function MoveOneByOne() {
  const [mine, setMine] = useState(['Heart']);
  const others = wards.filter((ward) => !mine.includes(ward));

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: '100%' }}
    >
      <Paper variant="outlined" sx={{ flex: '1 1 200px' }}>
        <List dense subheader={<ListSubheader>All wards</ListSubheader>}>
          {others.map((ward) => (
            <ListItem
              key={ward}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Add ${ward}`}
                  onClick={() => setMine([...mine, ward])}
                >
                  <AddIcon />
                </IconButton>
              }
            >
              <ListItemText primary={ward} />
            </ListItem>
          ))}
        </List>
      </Paper>
      <Paper variant="outlined" sx={{ flex: '1 1 200px' }}>
        <List dense subheader={<ListSubheader>My wards</ListSubheader>}>
          {mine.map((ward) => (
            <ListItem
              key={ward}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Remove ${ward}`}
                  onClick={() => setMine(mine.filter((name) => name !== ward))}
                >
                  <RemoveIcon />
                </IconButton>
              }
            >
              <ListItemText primary={ward} />
            </ListItem>
          ))}
        </List>
      </Paper>
    </Stack>
  );
}
