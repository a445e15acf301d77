import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingsSectionProps } from '../../kit/client/settingsPanel';

/** One part of the drawer, with its heading. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  return (
    <Box sx={{ paddingBlock: '14px' }}>
      <Typography component="h3" sx={{ font: 'var(--font-caption)', color: 'text.secondary', mb: '8px' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
