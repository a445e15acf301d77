import Box from '@mui/system/Box';

const messages = [
  { color: 'primary.main', text: 'A new version is ready to install.' },
  { color: 'success.main', text: 'All 24 files were uploaded.' },
  { color: 'error.main', text: 'The card was declined.' },
];

export default function PaletteTokens() {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 420 }}>
      {messages.map(({ color, text }) => (
        <Box
          key={color}
          sx={{
            p: 1.5,
            color,
            bgcolor: 'background.sunken',
            borderInlineStart: '4px solid',
          }}
        >
          <code>{color}</code>
          <Box sx={{ mt: 0.5, color: 'text.primary' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  );
}
