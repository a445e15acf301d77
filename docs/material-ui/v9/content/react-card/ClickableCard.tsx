import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { forest } from './_shared/pictures';

export default function ClickableCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardActionArea href="#ClickableCard">
        <CardMedia component="img" image={forest} alt="" height="140" />
        <CardContent>
          <Typography variant="h6" component="h3">
            Fox hut
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Six beds, a stove, water from the spring
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <IconButton aria-label="Save Fox hut">
          <BookmarkBorderIcon />
        </IconButton>
      </CardActions>
    </Card>
  );
}
