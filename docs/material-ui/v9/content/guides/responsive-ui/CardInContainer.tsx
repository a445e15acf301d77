import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Trip = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  [theme.containerQueries.up(300)]: {
    flexDirection: 'row',
    alignItems: 'center',
  },
}));

function TripCard() {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Trip variant="outlined">
        <Box
          sx={{
            height: 56,
            flex: 'none',
            minWidth: 88,
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
        />
        <div>
          <Typography>Ferry to Texel</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Every hour from 06:30
          </Typography>
        </div>
      </Trip>
    </Box>
  );
}

export default function CardInContainer() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 440 }}>
        <TripCard />
      </Box>
      <Box sx={{ maxWidth: 220 }}>
        <TripCard />
      </Box>
    </Stack>
  );
}
