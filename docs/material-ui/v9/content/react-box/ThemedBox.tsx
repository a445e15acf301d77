import Box from '@mui/material/Box';

export default function ThemedBox() {
  return (
    <Box
      sx={[
        (theme) => ({
          p: 3,
          maxWidth: 320,
          color: theme.vars.palette.primary.contrastText,
          background: `linear-gradient(120deg, ${theme.vars.palette.primary.main}, ${theme.vars.palette.primary.dark})`,
          borderRadius: `calc(${theme.vars.shape.borderRadius} * 4)`,
          typography: 'h6',
        }),
        (theme) =>
          theme.applyStyles('dark', {
            background: 'none',
            color: theme.vars.palette.primary.main,
            border: `1px solid ${theme.vars.palette.primary.main}`,
          }),
      ]}
    >
      Season tickets are on sale
    </Box>
  );
}
