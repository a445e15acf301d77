import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { StyledEngineProvider } from '@mui/material/styles';

// A rule of a style sheet of yours. It is as weak as a rule can be.
const css = `
  :where(.museum) button {
    border-radius: 999px;
    text-transform: none;
  }
`;

export default function LayersCompared() {
  return (
    <Box className="museum">
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Without layers</Button>
        <StyledEngineProvider enableCssLayer>
          <Button variant="contained">With layers</Button>
        </StyledEngineProvider>
      </Stack>
    </Box>
  );
}
