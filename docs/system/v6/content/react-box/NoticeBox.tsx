import Box from '@mui/system/Box';

export default function NoticeBox() {
  return (
    <Box
      component="section"
      sx={{
        maxWidth: 420,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box component="h3" sx={{ m: 0, fontSize: 18 }}>
        Your parcel is on its way
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
        It left the depot this morning and arrives between 2 and 4 p.m.
      </Box>
    </Box>
  );
}
