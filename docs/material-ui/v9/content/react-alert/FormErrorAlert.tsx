import { useRef, useState, type SubmitEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormErrorAlert() {
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailed(field.current?.value !== '1234');
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ gap: 2, width: '100%', maxWidth: 320 }}
    >
      {failed && (
        <Alert severity="error">
          We know no booking with that number. Check the text message that we
          sent you: the number has four digits.
        </Alert>
      )}
      <TextField
        label="Booking number"
        size="small"
        error={failed}
        inputRef={field}
      />
      <Button type="submit" variant="contained">
        Check in
      </Button>
    </Stack>
  );
}
