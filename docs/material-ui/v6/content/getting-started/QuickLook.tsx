import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function QuickLook() {
  const [days, setDays] = useState(1);

  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="p">
          Cargo bike
        </Typography>
        <Typography role="status" color="text.secondary">
          {days} {days === 1 ? 'day' : 'days'}, € {days * 18}
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setDays(days + 1)}>Add a day</Button>
        <Button onClick={() => setDays(1)} disabled={days === 1}>
          Reset
        </Button>
      </CardActions>
    </Card>
  );
}
