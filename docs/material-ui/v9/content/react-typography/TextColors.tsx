import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>The path along the dike is open.</Typography>
      <Typography color="textSecondary">Updated this morning</Typography>
      <Typography color="primary">Guided walk at 10 a.m.</Typography>
      <Typography color="success">Water is clean for swimming.</Typography>
      <Typography
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', p: 1 }}
      >
        Sluice opens at noon
      </Typography>
    </Stack>
  );
}
