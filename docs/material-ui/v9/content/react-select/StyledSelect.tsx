import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function StyledSelect() {
  return (
    <Select
      defaultValue="week"
      input={<InputBase />}
      IconComponent={ExpandMoreIcon}
      SelectDisplayProps={{ 'aria-label': 'Period' }}
      sx={{
        borderRadius: 999,
        bgcolor: 'action.hover',
        [`& .${selectClasses.select}`]: { py: 1, pl: 2, borderRadius: 999 },
        [`& .${selectClasses.icon}`]: { right: 8 },
      }}
      MenuProps={{
        slotProps: { paper: { sx: { mt: 1, borderRadius: 3 } } },
      }}
    >
      <MenuItem value="week">Repairs this week</MenuItem>
      <MenuItem value="month">Repairs this month</MenuItem>
      <MenuItem value="all">All repairs</MenuItem>
    </Select>
  );
}
