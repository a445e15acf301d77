import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const program = [
  { time: '18:30', entry: 'Doors open' },
  { time: '19:00', entry: 'Children’s choir' },
  { time: '20:15', entry: 'Intermission with soup' },
  { time: '20:45', entry: 'Chamber orchestra' },
];

export default function OppositeTimes() {
  return (
    <Timeline
      aria-label="Program of the evening"
      sx={{ [`& .${timelineOppositeContentClasses.root}`]: { flex: 0.2 } }}
    >
      {program.map(({ time, entry }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            <time dateTime={time}>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < program.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{entry}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
