import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import {
  createTheme,
  ThemeProvider,
  type ThemeOptions,
} from '@mui/material/styles';

const options: ThemeOptions = {
  cssVariables: {
    cssVarPrefix: 'parts',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: { light: true, dark: true },
};

const regular = createTheme(options);

const dense = createTheme({
  ...options,
  cssVariables: {
    cssVarPrefix: 'parts-dense',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  spacing: 6,
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiCheckbox: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { padding: 4, marginInline: 4 } },
    },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiTypography: { styleOverrides: { body1: { fontSize: '0.875rem' } } },
  },
});

const parts = [
  { name: 'Brake pad', shelf: 'A4', stock: 12 },
  { name: 'Oil filter', shelf: 'B1', stock: 3 },
  { name: 'Wiper blade', shelf: 'C7', stock: 20 },
];

export default function DenseTheme() {
  const [isDense, setIsDense] = useState(true);

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isDense}
            onChange={(_event, value) => setIsDense(value)}
          />
        }
        label="Dense theme"
      />
      <ThemeProvider
        theme={isDense ? dense : regular}
        storageManager={null}
        colorSchemeNode={null}
      >
        <Stack
          component="form"
          useFlexGap
          spacing={2}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField label="Part" defaultValue="Spark plug" />
          <TextField label="Shelf" defaultValue="A2" />
          <FormControlLabel
            control={<Checkbox defaultChecked />}
            label="Order when low"
          />
          <Button
            type="submit"
            variant="contained"
            sx={{ alignSelf: 'flex-start' }}
          >
            Add part
          </Button>
        </Stack>
        <Table aria-label="Parts in stock">
          <TableHead>
            <TableRow>
              <TableCell>Part</TableCell>
              <TableCell>Shelf</TableCell>
              <TableCell align="right">Stock</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map(({ name, shelf, stock }) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell>{shelf}</TableCell>
                <TableCell align="right">{stock}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ThemeProvider>
    </Stack>
  );
}
