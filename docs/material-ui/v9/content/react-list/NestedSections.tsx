import { useId, useState } from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const scores = ['Full score', 'Organ part', 'Practice tracks'];

export default function NestedSections() {
  const [open, setOpen] = useState(true);
  const partsId = useId();

  return (
    <List sx={{ width: '100%', maxWidth: 300 }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton
          aria-expanded={open}
          aria-controls={partsId}
          onClick={() => setOpen(!open)}
        >
          <ListItemText primary="Evening Rise" secondary="3 files" />
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </ListItemButton>
        <Collapse in={open} id={partsId}>
          <List dense disablePadding>
            {scores.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton sx={{ paddingInlineStart: 4 }}>
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
    </List>
  );
}
