import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Solo', price: '€9 a month', detail: 'One person, ten projects' },
  { name: 'Team', price: '€29 a month', detail: 'Ten people, no limits' },
];

export default function PlanPicker() {
  const [selected, setSelected] = useState('Solo');

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {plans.map(({ name, price, detail }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={selected === name}
          onClick={() => setSelected(name)}
          sx={{
            flexDirection: 'column',
            alignItems: 'flex-start',
            minWidth: 200,
            p: 2,
            textAlign: 'start',
            borderRadius: 2,
            border: '2px solid',
            borderColor: 'divider',
            '&[aria-pressed="true"]': { borderColor: 'primary.main' },
            '&.Mui-focusVisible': { bgcolor: 'action.focus' },
          }}
        >
          <Typography component="span" variant="subtitle1">
            {name}
          </Typography>
          <Typography component="span">{price}</Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {detail}
          </Typography>
        </ButtonBase>
      ))}
    </Stack>
  );
}
