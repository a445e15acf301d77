import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ThemeBreakpoints() {
  const { breakpoints } = useTheme();
  const queries = [
    { label: "up('md')", matches: useMediaQuery(breakpoints.up('md')) },
    { label: "down('md')", matches: useMediaQuery(breakpoints.down('md')) },
    { label: "only('sm')", matches: useMediaQuery(breakpoints.only('sm')) },
    {
      label: "between('sm', 'lg')",
      matches: useMediaQuery(breakpoints.between('sm', 'lg')),
    },
  ];

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {queries.map(({ label, matches }) => (
        <Chip
          key={label}
          label={`${label}: ${matches ? 'yes' : 'no'}`}
          color={matches ? 'primary' : 'default'}
        />
      ))}
    </Stack>
  );
}
