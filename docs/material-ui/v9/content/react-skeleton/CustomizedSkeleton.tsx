import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CustomizedSkeleton() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ bgcolor: 'primary.main', borderRadius: 1, p: 2, width: 200 }}>
        <Typography variant="body2" sx={{ color: 'primary.contrastText' }}>
          Your order
        </Typography>
        <Skeleton
          animation={false}
          width="60%"
          sx={{ bgcolor: 'primary.contrastText', opacity: 0.6 }}
        />
      </Box>
      <Skeleton
        variant="rectangular"
        animation={false}
        sx={{
          width: 160,
          height: 'auto',
          aspectRatio: '2 / 1',
          borderRadius: 4,
        }}
      />
    </Stack>
  );
}
