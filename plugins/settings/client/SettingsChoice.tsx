import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SettingsChoiceProps } from '../../kit/client/settingsPanel';
import { SettingsSection } from './SettingsSection';

/** Answers that still fit beside each other. */
const MAX_IN_ROW = 3;

const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '2px',
  padding: '2px',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius-control)',
  '& .MuiFormControlLabel-root': {
    position: 'relative',
    justifyContent: 'center',
    minHeight: 34,
    borderRadius: '6px',
    color: 'var(--color-text-muted)',
  },
  '& .MuiFormControlLabel-root:hover': { background: 'var(--color-hover)' },
  '& .MuiFormControlLabel-root:has(:checked)': {
    background: 'var(--color-surface-raised)',
    outline: '1px solid var(--color-border-strong)',
    color: 'var(--color-text)',
  },
  // The radio itself is for the keyboard and for screen readers.
  '& .MuiRadio-root': { position: 'absolute', opacity: 0 },
  '& .MuiFormControlLabel-root:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: 1 },
  '@media (forced-colors: active)': {
    '& .MuiFormControlLabel-root:has(:checked)': { outline: '2px solid Highlight' },
  },
} as const;

/** A question with a few answers: in one row where they fit, else one below the other. */
export function SettingsChoice({ title, value, options, onChange }: SettingsChoiceProps) {
  return (
    <SettingsSection title={title}>
      <RadioGroup
        aria-label={title}
        value={value}
        onChange={(_, next) => onChange(next)}
        sx={options.length <= MAX_IN_ROW ? row : undefined}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            lang={option.lang}
            control={<Radio size="small" />}
            label={option.label}
            sx={{ m: 0 }}
            slotProps={{ typography: { sx: { font: 'var(--font-small)' } } }}
          />
        ))}
      </RadioGroup>
    </SettingsSection>
  );
}
