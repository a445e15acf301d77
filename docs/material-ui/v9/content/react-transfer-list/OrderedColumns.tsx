import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function OrderedColumns() {
  const [columns, setColumns] = useState(['Room', 'Name', 'Doctor', 'Diet']);

  const swap = (index: number, other: number) => {
    const next = [...columns];
    [next[index], next[other]] = [next[other], next[index]];
    setColumns(next);
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 280 }}>
      <List dense aria-label="Columns of the patient list">
        {columns.map((column, index) => (
          <ListItem
            key={column}
            secondaryAction={
              <>
                <IconButton
                  aria-label={`Move ${column} up`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  edge="end"
                  aria-label={`Move ${column} down`}
                  disabled={index === columns.length - 1}
                  onClick={() => swap(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </>
            }
          >
            <ListItemText primary={`${index + 1}. ${column}`} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
