import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const PrintButton = styled(Button)({
  '--fill': '#14532d',
  '--text': '#ffffff',
  minHeight: 40,
  padding: '6px 18px',
  font: '600 16px/1.5 system-ui, sans-serif',
  color: 'var(--text)',
  background: 'var(--fill)',
  border: '1px solid transparent',
  borderRadius: 8,
  cursor: 'pointer',
  '[data-theme="dark"] &': { '--fill': '#a7e3bd', '--text': '#05140b' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid var(--fill)',
    outlineOffset: 2,
  },
});

export default function ButtonHero() {
  const [copies, setCopies] = useState(1);
  return (
    <PrintButton onClick={() => setCopies(copies + 1)}>
      Print {copies} {copies === 1 ? 'copy' : 'copies'}
    </PrintButton>
  );
}
