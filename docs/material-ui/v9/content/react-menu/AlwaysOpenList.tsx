import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tools = ['Pencil', 'Ink', 'Eraser'];

export default function AlwaysOpenList() {
  const [tool, setTool] = useState('Ink');

  return (
    <Paper sx={{ width: 160 }}>
      <MenuList aria-label="Tools">
        {tools.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            selected={name === tool}
            onClick={() => setTool(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
      <Typography role="status" variant="body2" sx={{ px: 2, pb: 1.5 }}>
        {tool} is ready
      </Typography>
    </Paper>
  );
}
