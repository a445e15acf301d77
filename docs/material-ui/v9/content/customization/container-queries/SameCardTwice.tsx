import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: theme.spacing(0, 2),
  margin: 0,
  [theme.containerQueries.up(360)]: {
    gridTemplateColumns: 'max-content 1fr',
    rowGap: theme.spacing(1),
  },
  '& dd': { margin: 0 },
  '& dt': { color: (theme.vars ?? theme).palette.text.secondary },
}));

const facts = {
  Patient: 'Milo, beagle',
  Visit: 'Vaccination',
  Owner: 'R. Okafor',
};

export default function SameCardTwice() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%' }}>
      {[3, 1].map((share) => (
        <Box
          key={share}
          sx={{
            flex: `${share} 1 0`,
            minWidth: 0,
            containerType: 'inline-size',
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Facts>
            {Object.entries(facts).map(([term, fact]) => (
              <Box key={term} sx={{ display: 'contents' }}>
                <Typography component="dt">{term}</Typography>
                <Typography component="dd">{fact}</Typography>
              </Box>
            ))}
          </Facts>
        </Box>
      ))}
    </Box>
  );
}
