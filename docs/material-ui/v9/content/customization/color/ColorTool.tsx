import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, rgbToHex, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ColorFields, isOfLibrary, type Choice } from './_shared/ColorFields';
import { describeContrast } from './_shared/contrast';

const roles = ['primary', 'secondary'] as const;

function createCode(choices: Record<(typeof roles)[number], Choice>) {
  const used = roles.map((role) => choices[role]).filter(isOfLibrary);
  const names = [...new Set(used.map(({ hue }) => hue))].sort();
  const lines = roles.map((role) => {
    const { hue, shade, hex } = choices[role];
    const key = /^A/.test(String(shade)) ? `.${shade}` : `[${shade}]`;
    const value = isOfLibrary(choices[role]) ? hue + key : `'${hex}'`;
    return `    ${role}: { main: ${value} },`;
  });
  return [
    ...(names.length > 0
      ? [`import { ${names.join(', ')} } from '@mui/material/colors';`]
      : []),
    `import { createTheme } from '@mui/material/styles';\n`,
    `export const theme = createTheme({\n  palette: {`,
    ...lines,
    '  },\n});',
  ].join('\n');
}

export default function ColorTool() {
  const [copied, setCopied] = useState(false);
  const [choices, setChoices] = useState<
    Record<(typeof roles)[number], Choice>
  >({
    primary: { hue: 'teal', shade: 700, hex: '#00796b' },
    secondary: { hue: 'deepOrange', shade: 900, hex: '#bf360c' },
  });
  const theme = createTheme({
    palette: {
      primary: { main: choices.primary.hex },
      secondary: { main: choices.secondary.hex },
    },
  });
  const code = createCode(choices);

  return (
    <Stack useFlexGap spacing={3} sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns:
            'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {roles.map((role) => {
          const color = theme.palette[role];
          return (
            <Stack key={role} useFlexGap spacing={1.5}>
              <ColorFields
                name={role === 'primary' ? 'Primary' : 'Secondary'}
                value={choices[role]}
                onChange={(choice) => {
                  setCopied(false);
                  setChoices({ ...choices, [role]: choice });
                }}
              />
              <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
                {(['light', 'main', 'dark'] as const).map((tone) => {
                  const text = theme.palette.getContrastText(color[tone]);
                  return (
                    <Box
                      key={tone}
                      sx={{
                        display: 'grid',
                        gridTemplateColumns: '56px 1fr',
                        columnGap: 1.5,
                        alignItems: 'center',
                      }}
                    >
                      <Box
                        aria-hidden="true"
                        sx={{
                          fontFamily: 'fontFamily',
                          '&::before': { content: '"Aa"' },
                          gridRow: 'span 2',
                          py: 2,
                          textAlign: 'center',
                          fontWeight: 'fontWeightBold',
                          bgcolor: color[tone],
                          color: text,
                        }}
                      />
                      <Typography component="dt" variant="subtitle2">
                        {tone} {rgbToHex(color[tone])}
                      </Typography>
                      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                        {text === '#fff' ? 'White' : 'Dark'} text:{' '}
                        {describeContrast(color[tone], text)}
                      </Typography>
                    </Box>
                  );
                })}
              </Box>
              <Typography variant="body2" role="status">
                {`As ${role} text on white: ${describeContrast('#fff', color.main)}.`}
              </Typography>
            </Stack>
          );
        })}
      </Box>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <AppBar component="div" position="static" sx={{ p: 2 }}>
            <Typography>Harbor library</Typography>
          </AppBar>
          <LinearProgress
            color="secondary"
            variant="determinate"
            value={60}
            aria-label="Shelves sorted"
          />
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Button variant="contained">Reserve</Button>
            <Button variant="contained" color="secondary">
              Renew
            </Button>
            <Chip color="primary" label="3 on loan" />
            <FormControlLabel
              control={<Switch defaultChecked color="secondary" />}
              label="Remind me"
            />
          </Stack>
        </Paper>
      </ThemeProvider>
      <Box>
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          role="region"
          aria-label="Code of the theme"
          sx={{
            m: 0,
            mb: 1,
            p: 2,
            overflow: 'auto',
            bgcolor: 'action.hover',
            color: 'text.primary',
            borderRadius: 1,
            fontSize: 'body2.fontSize',
          }}
        >
          {code}
        </Box>
        <Button
          variant="outlined"
          onClick={() =>
            navigator.clipboard.writeText(code).then(() => setCopied(true))
          }
        >
          Copy the theme
        </Button>
        <Typography
          component="span"
          role="status"
          sx={{ marginInlineStart: 2 }}
        >
          {copied && 'Copied'}
        </Typography>
      </Box>
    </Stack>
  );
}
