import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
  'default',
] as const;

export default function SwitchColorsAndSizes() {
  return (
    <Box>
      {(['medium', 'small'] as const).map((size) => (
        <Box key={size}>
          {colors.map((color) => (
            <Switch
              key={color}
              defaultChecked
              size={size}
              color={color}
              slotProps={{ input: { 'aria-label': `${size}, ${color}` } }}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
