import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

const departures = ['2026-12-01T07:05:00Z', '2026-12-01T15:40:00Z'];

function LocalTime({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      {new Date(date).toLocaleTimeString([], { timeStyle: 'short' })}
    </time>
  );
}

export default function StableFallback() {
  return (
    <List aria-label="Night trains, in your time">
      {departures.map((date) => (
        <ListItem key={date}>
          <ListItemText
            primary="Vienna to Hamburg"
            secondary={
              <NoSsr fallback={<Skeleton component="span" width={64} />}>
                <LocalTime date={date} />
              </NoSsr>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
