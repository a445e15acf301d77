import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedField() {
  const id = useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <InputLabel htmlFor={id}>Passport number</InputLabel>
      <OutlinedInput
        id={id}
        label="Passport number"
        aria-describedby={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`} component="div">
        Needed for travel.{' '}
        <Link href="https://en.wikipedia.org/wiki/Pet_passport">
          What is a pet passport?
        </Link>
      </FormHelperText>
    </FormControl>
  );
}
