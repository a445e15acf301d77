import MailIcon from '@mui/icons-material/MailOutlined';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const singers = [
  { name: 'Amina Diallo', voice: 'Soprano' },
  { name: 'Jonas Berg', voice: 'Tenor' },
  { name: 'Mei Tanaka', voice: 'Alto, on leave until June' },
];

export default function SingersWithAvatars() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      {singers.map(({ name, voice }) => (
        <ListItem
          key={name}
          secondaryAction={
            <IconButton edge="end" aria-label={`Write to ${name}`}>
              <MailIcon />
            </IconButton>
          }
        >
          <ListItemAvatar>
            <Avatar
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {name[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={voice} />
        </ListItem>
      ))}
    </List>
  );
}
