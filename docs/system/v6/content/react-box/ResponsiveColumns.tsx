import Box from '@mui/system/Box';

const figures = [
  { label: 'Orders today', value: '128' },
  { label: 'Average basket', value: '€ 42.10' },
  { label: 'Returns', value: '3' },
];

export default function ResponsiveColumns() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 2 },
        m: 0,
        color: 'text.primary',
      }}
    >
      {figures.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: { xs: 'flex', sm: 'block' },
            justifyContent: 'space-between',
            p: 2,
            bgcolor: 'background.sunken',
            borderRadius: 1,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: { xs: 16, sm: 28 } }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
