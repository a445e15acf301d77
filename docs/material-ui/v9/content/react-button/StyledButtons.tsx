import RestaurantIcon from '@mui/icons-material/Restaurant';
import Button, { buttonClasses } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  [`& .${buttonClasses.startIcon}`]: { opacity: 0.7 },
}));

export default function StyledButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <PillButton variant="contained" startIcon={<RestaurantIcon />}>
        Reserve a table
      </PillButton>
      <PillButton variant="outlined">See the menu</PillButton>
      <Button
        variant="contained"
        sx={{
          color: 'background.paper',
          bgcolor: 'text.primary',
          '&:hover': { bgcolor: 'text.secondary' },
        }}
      >
        Sign in with passkey
      </Button>
    </Stack>
  );
}
