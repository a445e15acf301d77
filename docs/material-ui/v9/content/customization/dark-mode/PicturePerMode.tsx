import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const sky = (color: string, glow: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60"><rect width="160" height="60" fill="${color}"/><circle cx="120" cy="26" r="13" fill="${glow}"/><path d="M0 60 46 24 84 60z" fill="${glow}" opacity=".4"/></svg>`,
  )}")`;

export default function PicturePerMode() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 320 }}>
      <Box
        role="img"
        aria-label="A hill below the sky"
        sx={[
          {
            aspectRatio: '160 / 60',
            borderRadius: 1,
            backgroundSize: 'cover',
            backgroundImage: sky('skyblue', 'gold'),
          },
          (theme) =>
            theme.applyStyles('dark', {
              backgroundImage: sky('midnightblue', 'lightyellow'),
            }),
        ]}
      />
      <Typography component="figcaption" variant="body2" sx={{ mt: 1 }}>
        View from the cabin
      </Typography>
    </Box>
  );
}
