import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';

const MoreVertIcon = createSvgIcon(
  <path d="M10 4h4v4h-4zm0 6h4v4h-4zm0 6h4v4h-4z" />,
  'MoreVert',
);

export default function ProjectCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden
            sx={{ color: 'primary.contrastText', bgcolor: 'primary.main' }}
          >
            LT
          </Avatar>
        }
        title="Library terminal"
        subheader="City of Graz"
        action={
          <IconButton aria-label="More actions for Library terminal">
            <MoreVertIcon />
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Chip
          size="small"
          color="success"
          variant="outlined"
          label="On track"
        />
        <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
          Touch screens for returning and renewing books, in four languages.
        </Typography>
        <LinearProgress
          variant="determinate"
          value={70}
          aria-label="14 of 20 tasks done"
        />
      </CardContent>
      <CardActions>
        <Button>Open board</Button>
        <Button color="inherit">Share</Button>
      </CardActions>
    </Card>
  );
}
