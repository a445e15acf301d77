import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';

const books = [
  { title: 'Salt and rope', author: 'I. Adeyemi' },
  { title: 'The quiet mill', author: 'P. Laurent' },
  { title: 'Forty bridges', author: 'S. Haddad' },
];

export default function LoadingBookList() {
  const outer = useTheme();
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
        <Button variant="outlined" onClick={() => setLoading(true)}>
          Reload
        </Button>
        <List aria-busy={loading} aria-label="New books" sx={{ width: '100%' }}>
          {books.map(({ title, author }) => (
            <ListItem key={title} disableGutters>
              <ListItemText
                primary={loading ? <Skeleton width="70%" /> : title}
                secondary={loading ? <Skeleton width="40%" /> : author}
              />
            </ListItem>
          ))}
        </List>
      </Stack>
    </ThemeProvider>
  );
}
