import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Line = styled(TimelineConnector)(({ theme }) => ({
  width: 0,
  backgroundColor: 'transparent',
  borderInlineStart: `2px dashed ${theme.vars.palette.secondary.main}`,
}));

const visits = ['Checkup, no findings', 'Vaccination', 'Stitches removed'];

export default function StyledTimeline() {
  return (
    <Timeline
      aria-label="Visits of the cat"
      sx={{
        p: 0,
        [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
        [`& .${timelineItemClasses.root}`]: { minHeight: 84 },
      }}
    >
      {visits.map((visit, index) => (
        <TimelineItem key={visit}>
          <TimelineSeparator>
            <TimelineDot
              color="secondary"
              sx={{ borderRadius: 1, rotate: '45deg', boxShadow: 'none' }}
            />
            {index < visits.length - 1 && <Line />}
          </TimelineSeparator>
          <TimelineContent>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {visit}
            </Paper>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
