import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const years = [1962, 1968, 1974, 1981, 1989, 1996, 2004, 2011, 2019];

export default function BackToTop() {
  const away = useScrollTrigger({ disableHysteresis: true });

  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap>
            Harvest records
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        {years.map((year) => (
          <Typography key={year} sx={{ py: 2 }}>
            {year}: the first pears were picked in August.
          </Typography>
        ))}
      </Box>
      <Zoom in={away}>
        <Fab
          size="small"
          color="primary"
          aria-label="Back to the top"
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          sx={{ position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </>
  );
}
