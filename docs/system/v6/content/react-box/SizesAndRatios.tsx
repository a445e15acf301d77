import Box from '@mui/system/Box';

const folders = [
  { name: 'Photos', share: 0.62 },
  { name: 'Documents', share: 0.25 },
  { name: 'Music', share: 0.08 },
];

export default function SizesAndRatios() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        maxWidth: 'sm',
        listStyle: 'none',
        color: 'text.primary',
      }}
    >
      {folders.map(({ name, share }) => (
        <Box component="li" key={name} sx={{ mb: 2 }}>
          {name}, {Math.round(share * 100)}%
          <Box
            aria-hidden="true"
            sx={{ mt: 0.5, bgcolor: 'background.sunken', borderRadius: 1 }}
          >
            <Box
              sx={{
                width: share,
                height: 12,
                bgcolor: 'primary.main',
                borderRadius: 'inherit',
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
