import Box from '@mui/material/Box';

export default function HoverAndChildren() {
  return (
    <Box
      component="a"
      href="#garden"
      sx={{
        display: 'inline-flex',
        gap: 1,
        p: 1.5,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        typography: 'button',
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
        },
        '& .arrow': { transition: 'translate 0.2s' },
        '&:hover .arrow': { translate: '0 4px' },
        '@media (prefers-reduced-motion: reduce)': {
          '& .arrow': { transition: 'none' },
        },
      }}
    >
      Walk through the garden
      <span className="arrow" aria-hidden>
        ↓
      </span>
    </Box>
  );
}
