import type { WheelEvent } from 'react';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const PlainNumber = styled(TextField)({
  '& input[type="number"]': {
    MozAppearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
      WebkitAppearance: 'none',
      margin: 0,
    },
  },
});

export default function WithoutSpinners() {
  return (
    <PlainNumber
      type="number"
      label="Year of planting"
      defaultValue="2019"
      slotProps={{
        htmlInput: {
          min: 1900,
          max: 2026,
          onWheel: (event: WheelEvent<HTMLInputElement>) =>
            event.currentTarget.blur(),
        },
      }}
      sx={{ width: 180 }}
    />
  );
}
