import Box from '@mui/material/Box';

/** Two sails in the primary color; the name stands beside it. */
export function HalyardMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      sx={{ width: 32, height: 32, color: 'primary.main' }}
    >
      <path d="M17 3c7 6 10 13 10 20H17z" fill="currentColor" />
      <path d="M14 9v14H5c1-6 4-11 9-14z" fill="currentColor" opacity="0.55" />
      <path d="M4 26h24l-3 4H8z" fill="currentColor" />
    </Box>
  );
}
