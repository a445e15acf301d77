import ArrowForward from '@mui/icons-material/ArrowForward';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Forward = styled(ArrowForward)({
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

export default function MirroredIcon() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button dir="ltr" variant="outlined" endIcon={<Forward />}>
        Next stop
      </Button>
      <Button dir="rtl" variant="outlined" endIcon={<Forward />}>
        התחנה הבאה
      </Button>
      <Button dir="rtl" variant="outlined" endIcon={<Schedule />}>
        שעות
      </Button>
    </Box>
  );
}
