import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

const QUESTIONS = [
  {
    id: 'who',
    question: 'Who counts as a person?',
    answer:
      'Everyone who had at least one shift in the month. People on leave cost nothing.',
  },
  {
    id: 'change',
    question: 'Can we change the plan later?',
    answer:
      'At any time. What you have paid for the rest of the month is set off against the new plan.',
  },
  {
    id: 'leave',
    question: 'How do we leave?',
    answer:
      'Export all plans as a spreadsheet and close the account. We keep nothing after 30 days.',
  },
];

export function Questions() {
  return (
    <Box
      component="section"
      aria-labelledby="questions"
      sx={{ mt: 9, maxWidth: 720 }}
    >
      <Typography
        id="questions"
        variant="h4"
        component="h2"
        sx={{ mb: 2, fontWeight: 700 }}
      >
        What others asked
      </Typography>
      {QUESTIONS.map(({ id, question, answer }) => (
        <Accordion key={id} variant="outlined" disableGutters>
          <AccordionSummary
            id={`${id}-question`}
            aria-controls={`${id}-answer`}
            expandIcon={<ExpandMore />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
