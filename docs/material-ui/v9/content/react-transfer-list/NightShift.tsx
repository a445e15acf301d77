import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface NamesProps {
  title: string;
  names: string[];
  checked: string[];
  onToggle: (name: string) => void;
}

function Names({ title, names, checked, onToggle }: NamesProps) {
  return (
    <Paper variant="outlined" sx={{ flex: '1 1 150px', p: 2, minHeight: 200 }}>
      <Typography component="h3" variant="subtitle2">
        {title} ({names.length})
      </Typography>
      <FormGroup role="group" aria-label={title}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={checked.includes(name)}
                onChange={() => onToggle(name)}
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}

const team = ['Amara', 'Bruno', 'Chiara', 'Deniz', 'Emre'];

export default function NightShift() {
  const [onDuty, setOnDuty] = useState(['Deniz', 'Emre']);
  const [checked, setChecked] = useState(['Amara']);
  const free = team.filter((name) => !onDuty.includes(name));
  const toAdd = free.filter((name) => checked.includes(name));
  const toRemove = onDuty.filter((name) => checked.includes(name));

  const toggle = (name: string) =>
    setChecked(
      checked.includes(name)
        ? checked.filter((item) => item !== name)
        : [...checked, name],
    );

  const move = (next: string[]) => {
    setOnDuty(next);
    setChecked([]);
  };

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', width: '100%' }}
    >
      <Names title="Free" names={free} checked={checked} onToggle={toggle} />
      <Stack spacing={1}>
        <Button
          variant="outlined"
          disabled={toAdd.length === 0}
          onClick={() => move([...onDuty, ...toAdd])}
        >
          Add
        </Button>
        <Button
          variant="outlined"
          disabled={toRemove.length === 0}
          onClick={() => move(onDuty.filter((name) => !checked.includes(name)))}
        >
          Remove
        </Button>
      </Stack>
      <Names
        title="On duty tonight"
        names={onDuty}
        checked={checked}
        onToggle={toggle}
      />
    </Stack>
  );
}
