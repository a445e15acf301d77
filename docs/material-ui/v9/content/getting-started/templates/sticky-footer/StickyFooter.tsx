import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { NoticeList } from './NoticeList';
import { SiteFooter } from './SiteFooter';

/** A column as high as the screen: what is between takes the room that is left. */
export default function StickyFooter() {
  const [all, setAll] = React.useState(false);
  return (
    <>
      <CssBaseline />
      <Box
        sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}
      >
        <Container
          component="main"
          maxWidth="sm"
          sx={{ flex: 1, py: { xs: 4, sm: 8 } }}
        >
          <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>
            Harbor Street allotments
          </Typography>
          <Typography
            variant="h3"
            component="h1"
            sx={{ mt: 1, fontWeight: 700, textWrap: 'balance' }}
          >
            Notices for members
          </Typography>
          <Typography sx={{ mt: 2, mb: 3, color: 'text.secondary' }}>
            The footer stays at the bottom of the screen while there is little
            to read, and moves down with the list once there is more.
          </Typography>
          <Button variant="outlined" onClick={() => setAll(!all)}>
            {all ? 'Show the newest notice' : 'Show all notices'}
          </Button>
          <NoticeList all={all} />
        </Container>
        <SiteFooter />
      </Box>
    </>
  );
}
