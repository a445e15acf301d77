import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { StyledEngineProvider } from '@mui/material/styles';

const css = `
  @layer utilities {
    .rounded-sm { border-radius: 4px }
    .uppercase { text-transform: uppercase }
    .tracking-wide { letter-spacing: 0.1em }
  }
`;

export default function UtilityClasses() {
  return (
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer mui, utilities;" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ p: 2, flexWrap: 'wrap' }}
      >
        <Chip label="Jazz" />
        <Chip label="Jazz" className="rounded-sm" />
        <Chip label="Jazz" className="rounded-sm uppercase tracking-wide" />
      </Stack>
    </StyledEngineProvider>
  );
}
