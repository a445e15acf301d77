import { useTheme } from '@mui/material/styles';

const visitors = [32, 58, 41, 90, 76];
const step = 40;

export default function ThemeValues() {
  const theme = useTheme();

  return (
    <svg
      role="img"
      aria-label="Visitors of the aquarium, Monday to Friday: 32, 58, 41, 90 and 76"
      width={visitors.length * step}
      height={100}
    >
      {visitors.map((count, index) => (
        <rect
          key={count}
          x={index * step}
          y={100 - count}
          width={step - 8}
          height={count}
          rx={theme.shape.borderRadius}
          fill={theme.vars.palette.primary.main}
        />
      ))}
    </svg>
  );
}
