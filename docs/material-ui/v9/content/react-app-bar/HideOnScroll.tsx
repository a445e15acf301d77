import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const paragraphs = [
  'The ferry left at dawn, with nine cows, a piano and us.',
  'Nobody had told the captain about the piano. He looked at it for a while, then at the sky.',
  'We tied it to the mast. The cows did not mind.',
  'By noon the wind had turned, and someone began to play.',
  'It is hard to play a waltz on a deck that leans. He leaned the other way.',
  'When the island came up, the whole harbor was listening.',
  'They still talk about it there. The piano is in the school now.',
  'The cows, I am told, gave excellent milk that year.',
];

export default function HideOnScroll() {
  const hidden = useScrollTrigger({ threshold: 40 });

  return (
    <>
      <Slide appear={false} direction="down" in={!hidden}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="h1" noWrap>
              The ferry piano
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mb: 4 }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </>
  );
}
