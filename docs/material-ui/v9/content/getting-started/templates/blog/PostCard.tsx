import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Byline } from './Byline';
import type { Post } from './posts';
import { PostPicture } from './PostPicture';

/** One post; the link of its title covers the whole card. */
export function PostCard({ post }: { post: Post }) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        height: '100%',
        borderRadius: 3,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <PostPicture sky={post.sky} height={140} />
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography
          variant="overline"
          sx={{ color: 'primary.main', lineHeight: 1.5 }}
        >
          {post.topic}
        </Typography>
        <Typography variant="h6" component="h2" sx={{ lineHeight: 1.3 }}>
          <Link
            href={`#${post.id}`}
            color="inherit"
            underline="hover"
            sx={{
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {post.title}
          </Link>
        </Typography>
        <Typography variant="body2">{post.teaser}</Typography>
        <Byline post={post} />
      </CardContent>
    </Card>
  );
}
