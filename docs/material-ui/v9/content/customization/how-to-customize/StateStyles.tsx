import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const seat = {
  '&.Mui-selected': {
    fontWeight: 'fontWeightBold',
    borderInlineStart: '4px solid',
    borderColor: 'secondary.main',
  },
  '&.Mui-disabled': { opacity: 1, textDecoration: 'line-through' },
};

export default function StateStyles() {
  return (
    <Paper variant="outlined" sx={{ maxWidth: 260 }}>
      <MenuList aria-label="Seats on the night train">
        <MenuItem sx={seat}>Couchette, upper</MenuItem>
        <MenuItem selected sx={seat}>
          Couchette, lower
        </MenuItem>
        <MenuItem disabled sx={seat}>
          Sleeper, sold out
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
