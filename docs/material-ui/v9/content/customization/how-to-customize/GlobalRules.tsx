import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

const globalRules = (
  <GlobalStyles
    styles={(theme) => ({
      body: {
        margin: 0,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.default,
      },
      mark: {
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
        paddingInline: theme.spacing(0.5),
      },
    })}
  />
);

export default function GlobalRules() {
  return (
    <Box component="main" sx={{ p: 2, typography: 'body1' }}>
      {globalRules}
      The tide table for <mark>Saturday</mark> was corrected.
    </Box>
  );
}
