import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function NativeGroups() {
  const id = useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel htmlFor={id}>Pick-up point</InputLabel>
      <Select native id={id} label="Pick-up point" defaultValue="harbor">
        <optgroup label="North bank">
          <option value="harbor">Harbor workshop</option>
          <option value="station">Central station</option>
        </optgroup>
        <optgroup label="South bank">
          <option value="market">Market hall</option>
          <option value="campus">Campus, gate 3</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
