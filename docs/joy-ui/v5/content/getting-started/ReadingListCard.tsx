import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function ReadingListCard() {
  const [pages, setPages] = useState(120);
  const percent = Math.round((pages / 320) * 100);

  return (
    <Card variant="outlined" sx={{ maxWidth: 360 }}>
      <CardContent>
        <Chip size="sm" variant="soft" color="success">
          Reading
        </Chip>
        <Typography level="title-lg" component="h3">
          The lighthouse keeper
        </Typography>
        <Typography level="body-sm">{pages} of 320 pages</Typography>
        <LinearProgress
          determinate
          value={percent}
          aria-label="Progress in the book"
        />
      </CardContent>
      <CardActions buttonFlex="0 1 auto">
        <Button
          disabled={pages >= 320}
          onClick={() => setPages(Math.min(pages + 20, 320))}
        >
          Add 20 pages
        </Button>
        <Button variant="plain" color="neutral" onClick={() => setPages(0)}>
          Start over
        </Button>
      </CardActions>
    </Card>
  );
}
