import Box from '@mui/system/Box';

const files = [
  { name: 'Minutes.pdf', size: '84 kB' },
  {
    name: 'Quarterly-report-final-with-comments-and-appendix-B.pdf',
    size: '12.4 MB',
  },
];

export default function MediaObject() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, maxWidth: 360, listStyle: 'none' }}>
      {files.map(({ name, size }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            gap: 2,
            py: 1,
            color: 'text.primary',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box
            title={name}
            dir="auto"
            sx={{
              flexGrow: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <Box sx={{ flexShrink: 0, color: 'text.secondary' }}>{size}</Box>
        </Box>
      ))}
    </Box>
  );
}
