import type { HTMLAttributes } from 'react';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutral from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied';

const moods = [
  { label: 'Tired', Icon: SentimentDissatisfied },
  { label: 'Fine', Icon: SentimentNeutral },
  { label: 'Happy', Icon: SentimentSatisfied },
];

interface MoodProps extends HTMLAttributes<HTMLSpanElement> {
  value: number;
}

function Mood({ value, ...props }: MoodProps) {
  const { Icon } = moods[value - 1];
  return (
    <span {...props}>
      <Icon fontSize="inherit" />
    </span>
  );
}

export default function MoodRating() {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Typography component="legend">At the summit you were</Typography>
      <Rating
        highlightSelectedOnly
        defaultValue={3}
        max={3}
        size="large"
        getLabelText={(value) => moods[value - 1]?.label ?? 'No answer'}
        slotProps={{ icon: { component: Mood } }}
      />
    </fieldset>
  );
}
