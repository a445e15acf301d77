import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function StateDependentProps() {
  return (
    <Accordion
      slotProps={{
        root: (ownerState) => ({
          'data-testid': ownerState.expanded ? 'rules-open' : 'rules-closed',
          sx: {
            borderInlineStart: '4px solid',
            borderColor: ownerState.expanded ? 'primary.main' : 'divider',
          },
        }),
        heading: { component: 'h4' },
      }}
    >
      <AccordionSummary id="pool-header" aria-controls="pool-content">
        Rules of the pool
      </AccordionSummary>
      <AccordionDetails>
        Shower first. Children under eight swim with an adult.
      </AccordionDetails>
    </Accordion>
  );
}
