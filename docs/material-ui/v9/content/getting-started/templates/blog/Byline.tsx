import Typography from '@mui/material/Typography';
import type { Post } from './posts';

export function Byline({ post: { author, date, minutes } }: { post: Post }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {author} · {date} · {minutes} minutes
    </Typography>
  );
}
