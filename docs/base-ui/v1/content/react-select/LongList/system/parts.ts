import { styled } from '@mui/system';
import { Select } from '@base-ui/react/select';

const base = {
  '--surface': '#ffffff',
  '--hover': '#f3f4f6',
  '--line': '#6a7282',
  '--text': '#101828',
  '--muted': '#4a5565',
  '--accent': '#193cb8',
  '--on-accent': '#ffffff',
  fontFamily: 'system-ui, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
  color: 'var(--text)',
  '[data-theme="dark"] &': {
    '--surface': '#101828',
    '--hover': '#1e2939',
    '--text': '#f3f4f6',
    '--muted': '#99a1af',
    '--accent': '#bedbff',
    '--on-accent': '#030712',
  },
};

export const Field = styled('div')({
  ...base,
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
});

export const Label = styled(Select.Label)({
  fontWeight: 600,
});

export const Trigger = styled(Select.Trigger)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 280,
  minHeight: 40,
  padding: '6px 12px',
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover, &[data-popup-open]': { background: 'var(--hover)' },
  '&:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: 2,
  },
});

export const Positioner = styled(Select.Positioner)({
  zIndex: 200,
});

export const Popup = styled(Select.Popup)({
  ...base,
  position: 'relative',
  boxSizing: 'border-box',
  minWidth: 'var(--anchor-width)',
  maxWidth: 'var(--available-width)',
  overflow: 'hidden',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 12,
  boxShadow: '0 10px 28px rgb(0 0 0 / 22%)',
  '&:focus-visible': { outline: 'none' },
});

export const List = styled(Select.List)({
  boxSizing: 'border-box',
  maxHeight: 'min(320px, var(--available-height))',
  padding: 4,
  overflowY: 'auto',
  scrollPaddingBlock: 24,
});

const arrow = {
  zIndex: 1,
  width: '100%',
  paddingBlock: 2,
  textAlign: 'center',
  color: 'var(--muted)',
  background: 'var(--surface)',
} as const;

export const UpArrow = styled(Select.ScrollUpArrow)({ ...arrow, top: 0 });

export const DownArrow = styled(Select.ScrollDownArrow)({
  ...arrow,
  bottom: 0,
});

export const Item = styled(Select.Item)({
  display: 'grid',
  gridTemplateColumns: '1fr 1em',
  gap: 12,
  padding: '8px 10px',
  borderRadius: 8,
  cursor: 'default',
  userSelect: 'none',
  '&[data-highlighted]': {
    color: 'var(--on-accent)',
    background: 'var(--accent)',
    outline: 'none',
  },
  '@media (forced-colors: active)': {
    '&[data-highlighted]': {
      color: 'HighlightText',
      background: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
});
