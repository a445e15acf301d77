import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { rankPassword } from './checkAccount';

const LABELS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'];
const COLORS = [
  'error.main',
  'error.main',
  'warning.main',
  'success.main',
  'success.main',
];

/** Four bars and a word, announced when the word changes. */
export function PasswordStrength({ password }: { password: string }) {
  const rank = rankPassword(password);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {[1, 2, 3, 4].map((bar) => (
        <Box
          key={bar}
          sx={{
            flex: 1,
            height: 4,
            borderRadius: 2,
            bgcolor: bar <= rank ? COLORS[rank] : 'divider',
          }}
        />
      ))}
      <Typography
        variant="caption"
        role="status"
        sx={{ minWidth: 72, textAlign: 'end' }}
      >
        {password ? LABELS[rank] : ''}
      </Typography>
    </Stack>
  );
}
