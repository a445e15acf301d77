import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const ring = {
  '&.Mui-focusVisible': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
};

export default function FocusRing() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" disableRipple sx={ring}>
        Previous step
      </Button>
      <Button variant="contained" disableRipple sx={ring}>
        Next step
      </Button>
    </Stack>
  );
}
