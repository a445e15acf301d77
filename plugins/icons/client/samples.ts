/** Sizes of `fontSize`, in CSS pixels. */
export const SIZES = [
  { label: 'small', size: 20 },
  { label: 'medium', size: 24 },
  { label: 'large', size: 35 },
] as const;

/** Values of `color`, as the default theme of Material UI has them. */
export const COLORS = [
  { label: 'primary', light: '#1976d2', dark: '#90caf9' },
  { label: 'secondary', light: '#9c27b0', dark: '#ce93d8' },
  { label: 'success', light: '#2e7d32', dark: '#66bb6a' },
  { label: 'error', light: '#d32f2f', dark: '#f44336' },
  { label: 'warning', light: '#ed6c02', dark: '#ffa726' },
  { label: 'info', light: '#0288d1', dark: '#29b6f6' },
  { label: 'action', light: 'rgb(0 0 0 / 54%)', dark: '#fff' },
  { label: 'disabled', light: 'rgb(0 0 0 / 26%)', dark: 'rgb(255 255 255 / 30%)' },
] as const;
