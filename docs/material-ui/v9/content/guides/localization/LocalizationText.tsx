import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import {
  arEG,
  deDE,
  frFR,
  jaJP,
  ptBR,
  type Localization,
} from '@mui/material/locale';

const languages: Record<
  string,
  { name: string; texts: Localization; field: string; direction: 'ltr' | 'rtl' }
> = {
  de: { name: 'Deutsch', texts: deDE, field: 'Bahnhof', direction: 'ltr' },
  fr: { name: 'Français', texts: frFR, field: 'Gare', direction: 'ltr' },
  'pt-BR': {
    name: 'Português (Brasil)',
    texts: ptBR,
    field: 'Estação',
    direction: 'ltr',
  },
  ja: { name: '日本語', texts: jaJP, field: '駅', direction: 'ltr' },
  ar: { name: 'العربية', texts: arEG, field: 'محطة', direction: 'rtl' },
};

export default function LocalizationText() {
  const [code, setCode] = useState('de');
  const [closed, setClosed] = useState(false);
  const { texts, field, direction } = languages[code];
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <TextField
        select
        label="Language"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        sx={{ minWidth: 200 }}
      >
        {Object.entries(languages).map(([key, { name }]) => (
          <MenuItem key={key} value={key} lang={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider
        theme={(outer: Theme) => ({
          ...outer,
          components: { ...outer.components, ...texts.components },
        })}
      >
        <Box
          lang={code}
          dir={direction}
          sx={{ width: '100%', overflowX: 'auto' }}
        >
          <Autocomplete
            options={[] as string[]}
            renderInput={(params) => <TextField {...params} label={field} />}
            sx={{ maxWidth: 260, my: 1 }}
          />
          <Rating defaultValue={3} name="ride" />
          {!closed && (
            <Alert severity="info" onClose={() => setClosed(true)}>
              ICE 517
            </Alert>
          )}
          <TablePagination
            component="div"
            count={2000}
            page={4}
            rowsPerPage={25}
            onPageChange={() => {}}
          />
          <Pagination count={6} defaultPage={3} />
        </Box>
      </ThemeProvider>
    </Stack>
  );
}
