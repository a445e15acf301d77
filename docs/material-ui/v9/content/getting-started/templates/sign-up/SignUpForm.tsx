import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { checkAccount, type Problems } from './checkAccount';
import { PasswordStrength } from './PasswordStrength';

export function SignUpForm() {
  const [password, setPassword] = React.useState('');
  const [problems, setProblems] = React.useState<Problems>({});
  const [welcome, setWelcome] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = checkAccount(data);
    const [first] = Object.keys(found);
    setProblems(found);
    setWelcome(first ? '' : String(data.get('name')));
    if (first)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const field = (name: 'name' | 'email' | 'password') => ({
    id: name,
    name,
    required: true,
    fullWidth: true,
    error: Boolean(problems[name]),
    helperText: problems[name],
  });

  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={handleSubmit}>
      {welcome && (
        <Alert severity="success">
          Welcome, {welcome}. Look into your mailbox for a link.
        </Alert>
      )}
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <Stack spacing={1}>
        <TextField
          {...field('password')}
          label="Password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrength password={password} />
      </Stack>
      <FormControl error={Boolean(problems.terms)}>
        <FormControlLabel
          control={
            <Checkbox
              name="terms"
              color="success"
              slotProps={{
                input: {
                  'aria-describedby': problems.terms
                    ? 'terms-problem'
                    : undefined,
                },
              }}
            />
          }
          label="I agree to the house rules: no invasive plants, no sales"
        />
        {problems.terms && (
          <FormHelperText id="terms-problem">{problems.terms}</FormHelperText>
        )}
      </FormControl>
      <Button type="submit" variant="contained" color="success" size="large">
        Create account
      </Button>
    </Stack>
  );
}
