import * as React from 'react';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BlogHeader } from './BlogHeader';
import { LeadStory } from './LeadStory';
import { Newsletter } from './Newsletter';
import { posts, TOPICS, type Topic } from './posts';
import { PostCard } from './PostCard';

export default function Blog() {
  const [topic, setTopic] = React.useState<Topic | null>(null);
  const [lead, ...others] = posts;
  const shown = topic ? posts.filter((post) => post.topic === topic) : others;
  return (
    <>
      <CssBaseline />
      <BlogHeader />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
        <Typography
          variant="h3"
          component="h1"
          sx={{ fontWeight: 700, maxWidth: '16em', textWrap: 'balance' }}
        >
          Notes from a night train
        </Typography>
        <Typography
          sx={{ mt: 1.5, mb: 3, color: 'text.secondary', fontSize: 18 }}
        >
          Slow journeys through Europe, with departure times.
        </Typography>
        <Stack
          direction="row"
          role="group"
          aria-label="Topics"
          sx={{ flexWrap: 'wrap', gap: 1, mb: 4 }}
        >
          {[null, ...TOPICS].map((value) => (
            <Chip
              key={value ?? 'all'}
              label={value ?? 'All topics'}
              color={topic === value ? 'primary' : 'default'}
              variant={topic === value ? 'filled' : 'outlined'}
              aria-pressed={topic === value}
              onClick={() => setTopic(value)}
            />
          ))}
        </Stack>
        {!topic && lead && <LeadStory post={lead} />}
        <Grid container spacing={3}>
          {shown.map((post) => (
            <Grid key={post.id} size={{ xs: 12, sm: 6, lg: 3 }}>
              <PostCard post={post} />
            </Grid>
          ))}
        </Grid>
        <Newsletter />
      </Container>
    </>
  );
}
