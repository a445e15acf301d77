import { useState } from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type Position = NonNullable<TimelineProps['position']>;
const positions: Position[] = [
  'right',
  'left',
  'alternate',
  'alternate-reverse',
];
const tour = ['Lock gate', 'Paper mill', 'Salt market'];

export default function TimelinePositions() {
  const [position, setPosition] = useState<Position>('alternate');

  return (
    <>
      <TextField
        select
        label="position"
        value={position}
        onChange={(event) => setPosition(event.target.value as Position)}
        sx={{ width: 200 }}
      >
        {positions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Timeline position={position} aria-label="Walk through the old town">
        {tour.map((stop, index) => (
          <TimelineItem key={stop}>
            <TimelineSeparator>
              <TimelineDot />
              {index < tour.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{stop}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </>
  );
}
