import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignInPanel() {
  return (
    <Paper
      component="form"
      aria-labelledby="locker-title"
      onSubmit={(event) => event.preventDefault()}
      elevation={3}
      sx={{ display: 'grid', gap: 2, p: 3, maxWidth: 340 }}
    >
      <Typography id="locker-title" variant="h6" component="h3">
        Open your locker
      </Typography>
      <TextField name="locker" label="Locker number" autoComplete="off" />
      <TextField
        name="code"
        label="Code"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained">
        Open
      </Button>
    </Paper>
  );
}
