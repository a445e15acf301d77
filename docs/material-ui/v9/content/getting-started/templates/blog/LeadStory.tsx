import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Byline } from './Byline';
import type { Post } from './posts';
import { PostPicture } from './PostPicture';

/** The newest post, as wide as the page. */
export function LeadStory({ post }: { post: Post }) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{ mb: 3, borderRadius: 3 }}
    >
      <Grid container>
        <Grid size={{ xs: 12, md: 7 }}>
          <PostPicture sky={post.sky} height="min(56vw, 300px)" />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack
            spacing={1.5}
            sx={{
              height: '100%',
              justifyContent: 'center',
              p: { xs: 3, md: 4 },
            }}
          >
            <Typography variant="overline" sx={{ color: 'primary.main' }}>
              {post.topic}
            </Typography>
            <Typography
              variant="h4"
              component="h2"
              sx={{ fontWeight: 700, textWrap: 'balance' }}
            >
              <Link href={`#${post.id}`} color="inherit" underline="hover">
                {post.title}
              </Link>
            </Typography>
            <Typography>{post.teaser}</Typography>
            <Byline post={post} />
          </Stack>
        </Grid>
      </Grid>
    </Card>
  );
}
