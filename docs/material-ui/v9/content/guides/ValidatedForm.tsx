import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const rules = {
  plate: (value: string) =>
    /^[A-Z]{1,3}-\d{1,4}$/.test(value) ? '' : 'Write it like KA-1234.',
  mileage: (value: string) =>
    Number(value) > 0 ? '' : 'Write the number on the dashboard.',
};
type Field = keyof typeof rules;

export default function ValidatedForm() {
  const form = React.useRef<HTMLFormElement>(null);
  const [errors, setErrors] = React.useState<Partial<Record<Field, string>>>(
    {},
  );
  const check = (name: Field, value: string) =>
    setErrors((old) => ({ ...old, [name]: rules[name](value) }));

  const handleSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = {
      plate: rules.plate(String(values.get('plate'))),
      mileage: rules.mileage(String(values.get('mileage'))),
    };
    setErrors(found);
    const wrong = found.plate ? 'plate' : found.mileage && 'mileage';
    if (wrong)
      form.current
        ?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)
        ?.focus();
  };

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {(['plate', 'mileage'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={name === 'plate' ? 'License plate' : 'Mileage'}
          error={Boolean(errors[name])}
          helperText={errors[name] || ' '}
          onBlur={(event) => check(name, event.target.value)}
          onChange={(event) => errors[name] && check(name, event.target.value)}
        />
      ))}
      <Button type="submit" variant="contained">
        Book an inspection
      </Button>
    </Stack>
  );
}
