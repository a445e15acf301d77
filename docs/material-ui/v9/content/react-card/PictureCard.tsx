import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { coast } from './_shared/pictures';

export default function PictureCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardMedia
        component="img"
        image={coast}
        alt="Evening sun over a flat coast"
        height="160"
      />
      <CardContent>
        <Typography variant="h6" component="h3">
          Salt path
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          11 km, level, a café halfway
        </Typography>
      </CardContent>
    </Card>
  );
}
