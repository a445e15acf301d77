import Box from '@mui/material/Box';

export default function ParcelBox() {
  return (
    <Box
      component="section"
      aria-label="Parcel"
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      Your parcel is at the kiosk on Canal Street until Friday.
    </Box>
  );
}
