import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { CallToAction } from './CallToAction';
import { Features } from './Features';
import { DISPLAY, TEXT } from './fonts';
import './fonts.css';
import { Hero } from './Hero';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';
import { Voices } from './Voices';

export default function MarketingPage() {
  return (
    <>
      <CssBaseline />
      <Box
        sx={{
          '& .MuiTypography-root, & .MuiButton-root': { fontFamily: TEXT },
          '& .MuiInputBase-root, & .MuiChip-root': { fontFamily: TEXT },
          '& .MuiButton-root': { textTransform: 'none' },
          '& :is(h1, h2, h3).MuiTypography-root': {
            fontFamily: DISPLAY,
            letterSpacing: '-0.02em',
          },
        }}
      >
        <PageHeader />
        <main>
          <Hero />
          <Features />
          <Voices />
          <CallToAction />
        </main>
        <PageFooter />
      </Box>
    </>
  );
}
