import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BoardingPass } from './_shared/BoardingPass';

const forAirline = (outer: Theme): Theme => ({
  ...outer,
  components: {
    AirBoardingPass: {
      defaultProps: { variant: 'torn' },
      styleOverrides: {
        root: { borderRadius: 16 },
        gate: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
      },
      variants: [
        {
          props: { variant: 'plain' },
          style: { borderStyle: 'double', borderWidth: 4 },
        },
      ],
    },
  },
});

export default function WithTheme() {
  return (
    <ThemeProvider theme={forAirline}>
      <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <BoardingPass gate="B12">Lisbon, boarding 09:40</BoardingPass>
        <BoardingPass gate="A3" variant="plain">
          Zürich, boarding 10:15
        </BoardingPass>
      </Stack>
    </ThemeProvider>
  );
}
