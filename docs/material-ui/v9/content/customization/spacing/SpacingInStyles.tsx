import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Note = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 2),
  marginBlockStart: theme.spacing(3),
  borderInlineStart: `${theme.spacing(0.5)} solid ${(theme.vars ?? theme).palette.info.main}`,
}));

export default function SpacingInStyles() {
  return (
    <Box sx={{ px: { xs: 1, sm: 4 }, py: 2, maxWidth: 440 }}>
      <Typography variant="h6" component="p" sx={{ mb: 1 }}>
        Tide table
      </Typography>
      <Typography>
        High water at 06:12 and 18:40, low water at 12:25.
      </Typography>
      <Note>
        The causeway is under water for two hours around each high tide.
      </Note>
    </Box>
  );
}
