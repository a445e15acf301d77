import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const skills = [
  'Anesthesia',
  'Dialysis',
  'First aid',
  'Palliative care',
  'Sign language',
  'Spanish',
  'Wound care',
];

export default function FilterBeforeMove() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(['Spanish']);
  const found = skills.filter(
    (skill) =>
      !chosen.includes(skill) &&
      skill.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {chosen.map((skill) => (
          <Chip
            key={skill}
            label={skill}
            onDelete={() => setChosen(chosen.filter((item) => item !== skill))}
          />
        ))}
      </Box>
      <TextField
        fullWidth
        size="small"
        label="Search skills"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <List
        dense
        aria-label="Skills to add"
        sx={{ height: 180, overflow: 'auto' }}
      >
        {found.map((skill) => (
          <ListItem key={skill} disablePadding>
            <ListItemButton onClick={() => setChosen([...chosen, skill])}>
              <ListItemText primary={skill} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2">
        {found.length} found, {chosen.length} chosen
      </Typography>
    </Box>
  );
}
