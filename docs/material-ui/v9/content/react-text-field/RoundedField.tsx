import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const RoundedTextField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 28,
    paddingInline: theme.spacing(1),
    backgroundColor: theme.vars.palette.action.hover,
  },
  [`& .${outlinedInputClasses.root}:not(.${outlinedInputClasses.focused}, :hover) .${outlinedInputClasses.notchedOutline}`]:
    { borderColor: 'transparent' },
}));

export default function RoundedField() {
  return (
    <RoundedTextField
      placeholder="Ask our nurses a question"
      slotProps={{ htmlInput: { 'aria-label': 'Your question' } }}
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
