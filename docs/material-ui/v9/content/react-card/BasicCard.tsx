import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          Tonight, 19:30
        </Typography>
        <Typography variant="h6" component="h3" gutterBottom>
          Open rehearsal
        </Typography>
        <Typography variant="body2">
          The string quartet works on Dvořák and explains what it is looking
          for. Bring a cushion.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Keep me a seat</Button>
      </CardActions>
    </Card>
  );
}
