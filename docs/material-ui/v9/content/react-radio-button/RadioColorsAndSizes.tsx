import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioColorsAndSizes() {
  return (
    <>
      <RadioGroup row aria-label="Lane" defaultValue="green">
        <FormControlLabel
          value="green"
          control={<Radio color="success" />}
          label="Green lane"
        />
        <FormControlLabel
          value="red"
          control={<Radio color="error" />}
          label="Red lane"
        />
        <FormControlLabel
          value="staff"
          control={<Radio color="default" />}
          label="Staff lane"
        />
      </RadioGroup>
      <RadioGroup row aria-label="Vehicle" defaultValue="bike">
        <FormControlLabel
          value="bike"
          control={<Radio size="small" />}
          label="Bike"
        />
        <FormControlLabel value="car" control={<Radio />} label="Car" />
      </RadioGroup>
    </>
  );
}
