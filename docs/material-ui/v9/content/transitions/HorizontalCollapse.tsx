import { useState } from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';

export default function HorizontalCollapse() {
  const [open, setOpen] = useState(false);

  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', height: 64 }}
    >
      <IconButton
        aria-label="Search the collection"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SearchIcon />
      </IconButton>
      <Collapse in={open} orientation="horizontal" unmountOnExit>
        <TextField
          autoFocus
          size="small"
          label="Stamp, year or country"
          sx={{ width: 220, my: 1 }}
        />
      </Collapse>
    </Stack>
  );
}
