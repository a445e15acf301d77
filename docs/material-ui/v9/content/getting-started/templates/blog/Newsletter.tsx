import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type State = 'open' | 'wrong' | 'done';

const MESSAGES: Record<State, string> = {
  open: 'One letter a month. Leave with one click.',
  wrong: 'Enter an address such as you@mail.example',
  done: 'Thank you. The next letter leaves on December 1.',
};

export function Newsletter() {
  const [state, setState] = React.useState<State>('open');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setState(/^\S+@\S+\.\S+$/.test(email) ? 'done' : 'wrong');
  };

  return (
    <Box
      component="section"
      aria-labelledby="letter"
      sx={{
        mt: 6,
        p: { xs: 3, md: 5 },
        borderRadius: 3,
        bgcolor: 'action.hover',
      }}
    >
      <Typography
        id="letter"
        variant="h5"
        component="h2"
        sx={{ mb: 2, fontWeight: 700 }}
      >
        The timetable in your mailbox
      </Typography>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        noValidate
        onSubmit={handleSubmit}
        sx={{ maxWidth: 560, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          id="letter-email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          fullWidth
          error={state === 'wrong'}
          helperText={MESSAGES[state]}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          sx={{ height: { sm: 56 } }}
        >
          Subscribe
        </Button>
      </Stack>
    </Box>
  );
}
