import Box from '@mui/material/Box';

export interface Swatch {
  color: string;
  label: string;
}

interface SwatchesProps {
  label: string;
  name: string;
  /** The chosen color, if any. */
  value: string | undefined;
  swatches: readonly Swatch[];
  /** Accessible name of the field for any other color. */
  customLabel: string;
  /** What that field shows while no color is chosen. */
  initial: string;
  onChange(color: string): void;
}

const round = {
  appearance: 'none',
  width: 28,
  height: 28,
  margin: 0,
  padding: 0,
  border: '1px solid var(--color-border-strong)',
  borderRadius: '50%',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  '&:checked, &[data-chosen]': { outline: '2px solid var(--color-text)', outlineOffset: 2 },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
} as const;

/** All hues around the color itself: any can be chosen here. */
const free = {
  ...round,
  overflow: 'hidden',
  padding: '3px',
  border: 0,
  background: 'conic-gradient(#e53935, #fdd835, #43a047, #00acc1, #3949ab, #d81b60, #e53935)',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: '2px solid var(--color-surface)', borderRadius: '50%' },
  '&::-moz-color-swatch': { border: '2px solid var(--color-surface)', borderRadius: '50%' },
} as const;

/** Colors of a palette as radio buttons, and a field for any other. */
export function Swatches({ label, name, value, swatches, customLabel, initial, onChange }: SwatchesProps) {
  const isCustom = value !== undefined && !swatches.some(({ color }) => color === value);
  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      {swatches.map((swatch) => (
        <Box
          key={swatch.color}
          component="input"
          type="radio"
          name={name}
          aria-label={swatch.label}
          title={swatch.label}
          checked={value === swatch.color}
          onChange={() => onChange(swatch.color)}
          sx={round}
          style={{ background: swatch.color }}
        />
      ))}
      <Box
        component="input"
        type="color"
        aria-label={customLabel}
        title={customLabel}
        value={value ?? initial}
        data-chosen={isCustom ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
        sx={free}
      />
    </Box>
  );
}
