import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Stack from '@mui/material/Stack';

const variants = ['filled', 'outlined'] as const;
const results: { name: string; color: TimelineDotProps['color'] }[] = [
  { name: 'Brakes: passed', color: 'success' },
  { name: 'Tires: soon', color: 'warning' },
  { name: 'Exhaust: failed', color: 'error' },
  { name: 'Radio: not checked', color: 'grey' },
];

export default function DotColors() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }}>
      {variants.map((variant) => (
        <Timeline
          key={variant}
          aria-label={`Inspection, ${variant} dots`}
          sx={{
            [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
          }}
        >
          {results.map(({ name, color }, index) => (
            <TimelineItem key={name}>
              <TimelineSeparator>
                <TimelineDot color={color} variant={variant} />
                {index < results.length - 1 && <TimelineConnector />}
              </TimelineSeparator>
              <TimelineContent>{name}</TimelineContent>
            </TimelineItem>
          ))}
        </Timeline>
      ))}
    </Stack>
  );
}
