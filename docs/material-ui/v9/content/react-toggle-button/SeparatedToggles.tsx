import { useState } from 'react';
import Paper from '@mui/material/Paper';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: theme.spacing(0.5),
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    border: 0,
    borderRadius: 999,
    paddingInline: theme.spacing(2),
    textTransform: 'none',
    [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]:
      {
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
      },
  },
}));

export default function SeparatedToggles() {
  const [tempo, setTempo] = useState('andante');

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'inline-flex', p: 0.5, borderRadius: 999 }}
    >
      <PillGroup
        exclusive
        size="small"
        aria-label="Tempo"
        value={tempo}
        onChange={(_event, next: string | null) => setTempo(next ?? tempo)}
      >
        <ToggleButton value="adagio">Adagio</ToggleButton>
        <ToggleButton value="andante">Andante</ToggleButton>
        <ToggleButton value="presto">Presto</ToggleButton>
      </PillGroup>
    </Paper>
  );
}
