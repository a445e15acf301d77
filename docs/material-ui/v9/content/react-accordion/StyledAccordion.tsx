import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Section = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: 'transparent',
  '&:not(:last-of-type)': { borderBottom: 0 },
  '&::before': { display: 'none' },
  [`&.${accordionClasses.expanded}`]: {
    borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
  },
}));

const Header = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  // The chevron points to the text, and down when the section is open.
  [`& .${accordionSummaryClasses.expandIconWrapper}:dir(rtl)`]: {
    transform: 'rotate(180deg)',
  },
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]:
    { transform: 'rotate(90deg)' },
}));

const topics = [
  { id: 'roots', title: 'Roots', text: 'Loosen them before you plant.' },
  { id: 'water', title: 'Water', text: 'Rarely, and then a lot at once.' },
];

export default function StyledAccordion() {
  return (
    <div>
      {topics.map(({ id, title, text }, index) => (
        <Section
          key={id}
          disableGutters
          elevation={0}
          defaultExpanded={index === 0}
        >
          <Header
            expandIcon={<ChevronRightIcon />}
            id={`${id}-header`}
            aria-controls={`${id}-content`}
          >
            <Typography component="span">{title}</Typography>
          </Header>
          <AccordionDetails>
            <Typography>{text}</Typography>
          </AccordionDetails>
        </Section>
      ))}
    </div>
  );
}
