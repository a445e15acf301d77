import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function StylesByMode() {
  return (
    <Box
      sx={[
        {
          p: 3,
          borderRadius: 1,
          maxWidth: 360,
          backgroundImage: 'linear-gradient(160deg, #fef3c7, #bae6fd)',
        },
        (theme) =>
          theme.applyStyles('dark', {
            backgroundImage: 'linear-gradient(160deg, #1e1b4b, #0c4a6e)',
          }),
      ]}
    >
      <Typography variant="h6" component="p">
        Planetarium
      </Typography>
      <Typography>The sky above Cusco, tonight at eight</Typography>
    </Box>
  );
}
