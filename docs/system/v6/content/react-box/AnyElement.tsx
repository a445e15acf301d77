import Box from '@mui/system/Box';

const links = [
  { href: '#introduction', label: 'Introduction' },
  { href: '#basics', label: 'Basics' },
  { href: '#use-cases', label: 'Use cases' },
];

export default function AnyElement() {
  return (
    <Box component="nav" aria-label="Parts of this page">
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {links.map(({ href, label }) => (
          <li key={href}>
            <Box component="a" href={href} sx={{ color: 'primary.main' }}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
