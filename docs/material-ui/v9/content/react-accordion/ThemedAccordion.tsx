import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { expanded: true },
            style: { backgroundColor: 'var(--mui-palette-action-selected)' },
          },
        ],
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: <ExpandMoreIcon /> },
  },
};

export default function ThemedAccordion() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Accordion>
        <AccordionSummary id="strings-header" aria-controls="strings-content">
          <Typography component="span">Which strings do you fit?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>Gut, nylon or steel: bring what you like.</Typography>
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary id="repair-header" aria-controls="repair-content">
          <Typography component="span">How long does a repair take?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography>A new bridge takes a week.</Typography>
        </AccordionDetails>
      </Accordion>
    </ThemeProvider>
  );
}
