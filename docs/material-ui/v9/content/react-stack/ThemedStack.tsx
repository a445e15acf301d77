import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiStack: { defaultProps: { useFlexGap: true, spacing: 1 } },
};

export default function ThemedStack() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', maxWidth: 280 }}>
        {['Soprano', 'Alto', 'Tenor', 'Baritone', 'Bass'].map((voice) => (
          <Chip key={voice} label={voice} />
        ))}
      </Stack>
    </ThemeProvider>
  );
}
