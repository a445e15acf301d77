import { useState } from 'react';
import FormControlLabel, {
  formControlLabelClasses,
} from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Card = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 2, 1, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  [`&:has(.${radioClasses.checked})`]: {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.hover,
  },
  [`& .${formControlLabelClasses.label}`]: { flexGrow: 1 },
}));

const fares = [
  { value: 'saver', name: 'Saver', rule: 'This boat only', price: '$24' },
  { value: 'flex', name: 'Flex', rule: 'Any boat on the day', price: '$38' },
];

export default function FareCards() {
  const [fare, setFare] = useState('saver');

  return (
    <RadioGroup
      aria-label="Fare"
      value={fare}
      onChange={(_event, value) => setFare(value)}
      sx={{ gap: 1, width: '100%', maxWidth: 320 }}
    >
      {fares.map(({ value, name, rule, price }) => (
        <Card
          key={value}
          value={value}
          control={<Radio />}
          disableTypography
          label={
            <Stack
              component="span"
              direction="row"
              sx={{ flexGrow: 1, alignItems: 'center' }}
            >
              <Stack component="span" sx={{ flexGrow: 1 }}>
                <Typography component="span">{name}</Typography>
                <Typography component="span" variant="body2">
                  {rule}
                </Typography>
              </Stack>
              <Typography component="span">{price}</Typography>
            </Stack>
          }
        />
      ))}
    </RadioGroup>
  );
}
