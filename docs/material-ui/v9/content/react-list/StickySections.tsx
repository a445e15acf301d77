import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const weeks = [
  { month: 'March', dates: ['March 5', 'March 12', 'March 19', 'March 26'] },
  { month: 'April', dates: ['April 2', 'April 9', 'April 16', 'April 23'] },
  { month: 'May', dates: ['May 7', 'May 14', 'May 21', 'May 28'] },
];

export default function StickySections() {
  return (
    <Paper
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Rehearsals"
      sx={{ width: '100%', maxWidth: 300, maxHeight: 220, overflow: 'auto' }}
    >
      <List disablePadding>
        {weeks.map(({ month, dates }) => (
          <li key={month}>
            <List
              disablePadding
              aria-label={month}
              subheader={<ListSubheader>{month}</ListSubheader>}
            >
              {dates.map((date) => (
                <ListItem key={date}>
                  <ListItemText primary={date} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
