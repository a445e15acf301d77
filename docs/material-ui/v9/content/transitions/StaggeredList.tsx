import { useState } from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const stops = ['Old mill', 'Footbridge', 'Lookout', 'Inn'];

export default function StaggeredList() {
  const [shown, setShown] = useState(true);

  return (
    <>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the route' : 'Show the route'}
      </Button>
      <List aria-label="Stops of the hike">
        {stops.map((stop, index) => (
          <Grow
            key={stop}
            in={shown}
            appear={false}
            timeout={400}
            style={{
              transformOrigin: 'center left',
              transitionDelay: shown ? `${index * 120}ms` : '0ms',
            }}
          >
            <ListItem>
              <ListItemText primary={stop} secondary={`Stop ${index + 1}`} />
            </ListItem>
          </Grow>
        ))}
      </List>
    </>
  );
}
