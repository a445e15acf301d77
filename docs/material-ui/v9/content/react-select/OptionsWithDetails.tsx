import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ElectricBikeIcon from '@mui/icons-material/ElectricBike';
import PedalBikeIcon from '@mui/icons-material/PedalBike';

const loans = [
  { id: 'city', name: 'City bike', price: '$8 a day', Icon: PedalBikeIcon },
  { id: 'e', name: 'E-bike', price: '$19 a day', Icon: ElectricBikeIcon },
];

export default function OptionsWithDetails() {
  const id = useId();
  const [loan, setLoan] = useState('e');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={id}>Loan bike</InputLabel>
      <Select
        labelId={id}
        label="Loan bike"
        value={loan}
        onChange={(event) => setLoan(event.target.value)}
        renderValue={(value) => loans.find((item) => item.id === value)?.name}
      >
        {loans.map(({ id: value, name, price, Icon }) => (
          <MenuItem key={value} value={value}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} secondary={price} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
