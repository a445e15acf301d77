import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function NamedContainer() {
  return (
    <Box
      sx={{
        width: '100%',
        containerType: 'inline-size',
        containerName: 'workshop',
      }}
    >
      <Box sx={{ maxWidth: 320, containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@/workshop': 'column', '@500/workshop': 'row' },
            gap: 1,
            p: 2,
            bgcolor: 'action.hover',
            borderRadius: 1,
          }}
        >
          <Typography sx={{ flexGrow: 1 }}>Bike no. 17 is ready</Typography>
          <Button variant="contained" size="small">
            Call owner
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
