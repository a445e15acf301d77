import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import AddIcon from '@mui/icons-material/Add';

const notes = [
  ['Hive 3', 'Queen seen, five frames of brood'],
  ['Hive 7', 'Needs a second super'],
  ['Hive 8', 'Quiet, weak colony'],
];

export default function FabInCorner() {
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320 }}
    >
      <List sx={{ pb: 9 }}>
        {notes.map(([hive, note]) => (
          <ListItem key={hive}>
            <ListItemText primary={hive} secondary={note} />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a note"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Paper>
  );
}
