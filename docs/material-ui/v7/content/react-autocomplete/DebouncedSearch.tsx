import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const catalog = 'Almond Apricot Avocado Banana Blackberry Blueberry Cherry'
  .concat(' Coconut Cranberry Fig Grape Kiwi Lemon Mango Melon Orange')
  .split(' ');

export default function DebouncedSearch() {
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<string[]>([]);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    // Stands for a request; a new keystroke cancels the one before.
    const timer = setTimeout(() => {
      const text = query.toLowerCase();
      setResults(catalog.filter((item) => item.toLowerCase().includes(text)));
      setLoading(false);
    }, 700);
    return () => clearTimeout(timer);
  }, [query, loading]);

  return (
    <Autocomplete
      options={results}
      filterOptions={(options) => options}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={query ? 'Nothing found' : 'Type to search'}
      onInputChange={(_event, newQuery, reason) => {
        if (reason !== 'input') return;
        setQuery(newQuery);
        setResults([]);
        setLoading(newQuery !== '');
      }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Ingredient" />}
    />
  );
}
