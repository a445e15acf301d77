import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';

function Badge({ sx = [], ...props }: BoxProps) {
  return (
    <Box
      {...props}
      sx={[
        {
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          typography: 'h6',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

export default function ReusableBox() {
  return (
    <Stack direction="row" spacing={2}>
      <Badge sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        U1
      </Badge>
      <Badge
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        U2
      </Badge>
      <Badge
        sx={{
          bgcolor: 'success.main',
          color: 'success.contrastText',
          borderRadius: 1,
        }}
      >
        S5
      </Badge>
    </Stack>
  );
}
