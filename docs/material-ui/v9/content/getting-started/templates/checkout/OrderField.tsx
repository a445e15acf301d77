import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { OrderFields, StepProps } from './order';

type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'name' | 'error'> &
  StepProps & { field: keyof OrderFields };

/** A text field of the order, with its message. */
export function OrderField({
  field,
  order,
  problems,
  onChange,
  helperText,
  ...props
}: Props) {
  return (
    <TextField
      id={field}
      name={field}
      required
      fullWidth
      value={order[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      error={Boolean(problems[field])}
      helperText={problems[field] ?? helperText}
      {...props}
    />
  );
}
