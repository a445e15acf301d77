import { styled } from '@mui/system';
import { optionClasses } from '@mui/base/Option';

const base = {
  '--surface': '#ffffff',
  '--hover': '#f1f4f1',
  '--line': '#66736b',
  '--text': '#14211a',
  '--accent': '#14532d',
  '--on-accent': '#ffffff',
  fontFamily: 'system-ui, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
  color: 'var(--text)',
  '[data-theme="dark"] &': {
    '--surface': '#131a16',
    '--hover': '#202a24',
    '--text': '#eff5f1',
    '--accent': '#a7e3bd',
    '--on-accent': '#05140b',
  },
};

export const Field = styled('div')({
  ...base,
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
});

export const Label = styled('label')({ fontWeight: 600 });

export const Trigger = styled('button')({
  display: 'flex',
  gap: 12,
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 260,
  minHeight: 40,
  padding: '6px 12px',
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
  '&:hover, &[aria-expanded="true"]': { background: 'var(--hover)' },
  '&:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: 2,
  },
});

export const Popup = styled('div')({ ...base, zIndex: 200 });

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 260,
  maxHeight: 280,
  margin: 0,
  padding: 4,
  overflowY: 'auto',
  listStyle: 'none',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 12,
  boxShadow: '0 10px 28px rgb(0 0 0 / 22%)',
  '&:focus-visible': { outline: 'none' },
});

export const Item = styled('li')({
  padding: '8px 10px',
  borderRadius: 8,
  cursor: 'default',
  userSelect: 'none',
  '&[aria-selected="true"]': { fontWeight: 600 },
  [`&.${optionClasses.highlighted}`]: {
    color: 'var(--on-accent)',
    background: 'var(--accent)',
    outline: 'none',
  },
  '@media (forced-colors: active)': {
    [`&.${optionClasses.highlighted}`]: {
      color: 'HighlightText',
      background: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
});
