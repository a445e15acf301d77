import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TicketCardWithSx() {
  return (
    <Box
      sx={{
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        '&:hover .price': { fontWeight: 700 },
      }}
    >
      <Typography>Organ concert, row 4</Typography>
      <Typography className="price" sx={{ color: 'success.main' }}>
        €24
      </Typography>
    </Box>
  );
}
