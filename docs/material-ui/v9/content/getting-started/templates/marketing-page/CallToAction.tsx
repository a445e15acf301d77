import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** The form that the buttons above lead to. */
export function CallToAction() {
  const [town, setTown] = React.useState('');
  const [wrong, setWrong] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('town')).trim();
    setTown(value);
    setWrong(!value);
    if (!value) event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Container
      component="section"
      id="start"
      aria-labelledby="start-title"
      maxWidth="sm"
      sx={{ py: { xs: 6, md: 10 } }}
    >
      <Typography
        id="start-title"
        component="h2"
        align="center"
        sx={{
          fontSize: { xs: 30, md: 40 },
          fontWeight: 700,
          lineHeight: 1.15,
          textWrap: 'balance',
        }}
      >
        Which bridge do you worry about?
      </Typography>
      <Typography
        align="center"
        sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}
      >
        Tell us the town. We look at the maps and answer within a week, with a
        price.
      </Typography>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        noValidate
        onSubmit={handleSubmit}
        sx={{ alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          id="town"
          name="town"
          label="Town and river"
          fullWidth
          required
          error={wrong}
          helperText={
            wrong ? 'Enter a town, such as Altenau on the Oker' : undefined
          }
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          disableElevation
          sx={{ height: { sm: 56 } }}
        >
          Ask
        </Button>
      </Stack>
      {town && (
        <Alert severity="success" sx={{ mt: 2 }}>
          Thank you. We look at {town}.
        </Alert>
      )}
    </Container>
  );
}
