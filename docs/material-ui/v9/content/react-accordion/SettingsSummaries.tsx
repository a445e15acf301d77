import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

const settings = [
  {
    id: 'voice',
    name: 'Voice',
    value: 'Second alto',
    help: 'Decides which rehearsal tracks we send you.',
  },
  {
    id: 'scores',
    name: 'Sheet music',
    value: 'On a tablet',
    help: 'You get PDF files a week before each rehearsal.',
  },
  {
    id: 'rides',
    name: 'Rides to concerts',
    value: 'Two free seats',
    help: 'Singers from your area see that they can ask you.',
  },
];

export default function SettingsSummaries() {
  return (
    <div>
      {settings.map(({ id, name, value, help }) => (
        <Accordion key={id} disableGutters>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-header`}
            aria-controls={`${id}-content`}
            slotProps={{ content: { sx: { flexWrap: 'wrap' } } }}
          >
            <Typography component="span" sx={{ width: '11rem' }}>
              {name}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {value}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography>{help}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
