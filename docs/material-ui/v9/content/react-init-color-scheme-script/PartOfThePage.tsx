import Box from '@mui/material/Box';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Typography from '@mui/material/Typography';

export default function PartOfThePage() {
  return (
    <>
      <Box
        id="planetarium"
        suppressHydrationWarning
        sx={{
          p: 2,
          borderRadius: 1,
          color: 'common.black',
          bgcolor: 'grey.200',
          '&[data-sky="dark"]': { color: 'common.white', bgcolor: 'grey.900' },
        }}
      >
        <Typography component="h3" variant="h6">
          Tonight in the planetarium
        </Typography>
        <Typography>Saturn and its rings, 20:30, dome 2</Typography>
      </Box>
      <InitColorSchemeScript
        attribute="data-sky"
        defaultMode="dark"
        modeStorageKey="planetarium-mode"
        colorSchemeStorageKey="planetarium-scheme"
        colorSchemeNode="document.getElementById('planetarium')"
      />
    </>
  );
}
