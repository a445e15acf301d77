import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArticleHeader() {
  return (
    <Stack component="article" sx={{ maxWidth: 480 }}>
      <Typography variant="overline" color="textSecondary">
        Field notes
      </Typography>
      <Typography variant="h4" component="h3" gutterBottom>
        The salt marsh at first light
      </Typography>
      <Typography>
        By six, the tide has left the creeks. Redshanks work their way along the
        mud, and the first boats wait for water.
      </Typography>
    </Stack>
  );
}
