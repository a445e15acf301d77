import Button, { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  [`&.${buttonClasses.outlined}`]: {
    borderWidth: 2,
  },
  [`& .${buttonClasses.startIcon}`]: {
    opacity: 0.7,
  },
}));

export default function StyledButton() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <PillButton variant="contained" disableElevation>
        Start a walk
      </PillButton>
      <PillButton variant="outlined">Past walks</PillButton>
    </Stack>
  );
}
