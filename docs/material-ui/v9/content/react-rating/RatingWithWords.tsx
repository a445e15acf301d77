import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words = ['Easy', 'Moderate', 'Demanding', 'Hard', 'For experts'];
const toWord = (value: number) => words[value - 1] ?? 'Not rated';

export default function RatingWithWords() {
  const id = useId();
  const [value, setValue] = useState<number | null>(2);
  const [hover, setHover] = useState(-1);

  return (
    <Box>
      <Typography id={id}>How hard was the trail?</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Rating
          role="group"
          aria-labelledby={id}
          value={value}
          getLabelText={toWord}
          emptyLabelText="Not rated"
          onChange={(_event, next) => setValue(next)}
          onChangeActive={(_event, next) => setHover(next)}
        />
        <Typography aria-hidden>
          {toWord(hover === -1 ? (value ?? 0) : hover)}
        </Typography>
      </Box>
    </Box>
  );
}
