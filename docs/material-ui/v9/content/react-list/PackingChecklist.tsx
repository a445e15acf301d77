import { useState } from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const things = ['Black folder', 'Pencil', 'Water bottle'];

export default function PackingChecklist() {
  const [packed, setPacked] = useState(['Pencil']);
  const toggle = (thing: string) =>
    setPacked(
      packed.includes(thing)
        ? packed.filter((other) => other !== thing)
        : [...packed, thing],
    );

  return (
    <List dense aria-label="To pack" sx={{ width: '100%', maxWidth: 300 }}>
      {things.map((thing) => {
        const checked = packed.includes(thing);
        return (
          <ListItem key={thing} disablePadding>
            <ListItemButton
              role="checkbox"
              aria-checked={checked}
              onClick={() => toggle(thing)}
            >
              <ListItemIcon>
                {checked ? (
                  <CheckBoxIcon color="primary" />
                ) : (
                  <CheckBoxBlankIcon />
                )}
              </ListItemIcon>
              <ListItemText primary={thing} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
