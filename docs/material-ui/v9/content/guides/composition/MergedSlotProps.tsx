import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mergeSlotProps } from '@mui/material/utils';

/** Brings props for a slot, and keeps those that come from outside. */
function WeightField({ slotProps, ...other }: TextFieldProps) {
  return (
    <TextField
      label="Weight in grams"
      {...other}
      slotProps={{
        ...slotProps,
        htmlInput: mergeSlotProps(slotProps?.htmlInput, {
          inputMode: 'numeric',
          maxLength: 5,
        }),
      }}
    />
  );
}

export default function MergedSlotProps() {
  const [visited, setVisited] = useState(false);
  return (
    <Stack spacing={1}>
      <WeightField
        slotProps={{
          htmlInput: {
            onFocus: () => setVisited(true),
            'data-scale': 'kitchen',
          },
        }}
      />
      <Typography variant="body2" role="status">
        {visited ? 'Put the bowl on the scale first.' : ''}
      </Typography>
    </Stack>
  );
}
