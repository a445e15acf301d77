import ArrowForward from '@mui/icons-material/ArrowForward';
import Schedule from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Forward = styled(ArrowForward)({
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

const Line = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

export default function MirroredIcon() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Line dir="ltr" lang="en">
        Next stop <Forward />
      </Line>
      <Line dir="rtl" lang="he">
        התחנה הבאה <Forward />
      </Line>
      <Line dir="rtl" lang="he">
        שעות <Schedule />
      </Line>
    </Stack>
  );
}
