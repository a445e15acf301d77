import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function MessageCard() {
  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardHeader
        avatar={<Avatar sx={{ bgcolor: 'secondary.main' }}>NB</Avatar>}
        title="Nadia Brandt"
        subheader="Ward 3, an hour ago"
        action={
          <IconButton aria-label="Options for the note of Nadia Brandt">
            <MoreVertIcon />
          </IconButton>
        }
        slotProps={{
          title: { component: 'h3', variant: 'subtitle2' },
          // The room beside the avatar, in both directions.
          avatar: { sx: { marginInline: '0 16px' } },
        }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          Mr. Adeyemi slept well. Please offer him breakfast before the X-ray,
          not after.
        </Typography>
      </CardContent>
    </Card>
  );
}
