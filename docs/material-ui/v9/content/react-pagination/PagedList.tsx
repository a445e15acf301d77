import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const birds = [
  'Avocet',
  'Bittern',
  'Coot',
  'Dunlin',
  'Eider',
  'Fulmar',
  'Gannet',
  'Heron',
  'Ibis',
  'Jackdaw',
  'Kestrel',
];
const perPage = 4;

export default function PagedList() {
  const [page, setPage] = useState(1);
  const start = (page - 1) * perPage;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <List
        dense
        sx={{ minHeight: 160 }}
        aria-label={`Birds seen, page ${page}`}
      >
        {birds.slice(start, start + perPage).map((bird) => (
          <ListItem key={bird}>
            <ListItemText primary={bird} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(birds.length / perPage)}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Pages of birds"
      />
    </Stack>
  );
}
