import { useEffect, useId, useMemo } from 'react';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { translate } from '@docusaurus/Translate';
import SettingsColors from '@theme/SettingsColors';
import SettingsDensity from '@theme/SettingsDensity';
import SettingsLook from '@theme/SettingsLook';
import parts from '@generated/site-slots/default/settingsPanel';
import { Components } from '../../../kit/client/Components';
import type { SettingsPanelProps } from '../../../kit/client/settingsPanel';
import { buildTheme } from '../../client/buildTheme';
import { SettingsChoice } from '../../client/SettingsChoice';
import { SettingsSection } from '../../client/SettingsSection';
import { useThemeSettings } from '../../client/themeContext';
import { useDrawerCache } from '../../client/useDrawerCache';

const PANEL: SettingsPanelProps = { Choice: SettingsChoice, Section: SettingsSection };

const paper = {
  width: 'min(340px, 100vw)',
  boxSizing: 'border-box',
  padding: '12px 20px 24px',
  backgroundImage: 'none',
  color: 'text.primary',
  font: 'var(--font-small)',
} as const;

export interface SettingsDrawerProps {
  open: boolean;
  onClose(): void;
}

/** The theme of the site's own Material UI components, also on `window` for the console. */
function useSiteTheme(isStill: boolean) {
  const { settings } = useThemeSettings();
  const theme = useMemo(() => buildTheme(settings, isStill), [settings, isStill]);
  useEffect(() => {
    window.theme = theme;
  }, [theme]);
  return theme;
}

/** Mode, direction, colors, density, and what other plugins add (spec §2 "Settings drawer"). Fetched on first use. */
export default function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const theme = useSiteTheme(isStill);
  const cache = useDrawerCache(theme.direction);
  const titleId = useId();
  return (
    <CacheProvider value={cache}>
      {/* The site decides the color scheme: this provider neither stores it nor sets it. */}
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableNestedContext>
        <Drawer
          anchor="right"
          open={open}
          onClose={onClose}
          transitionDuration={isStill ? 0 : 180}
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paper } }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '4px' }}>
            <Typography id={titleId} component="h2" sx={{ font: '600 1.125rem/1.4 var(--font-family-text)' }}>
              {translate({ id: 'site.settings.title', message: 'Settings' })}
            </Typography>
            <IconButton
              edge="end"
              aria-label={translate({ id: 'site.settings.close', message: 'Close' })}
              onClick={onClose}
            >
              <svg
                width="20"
                height="20"
                viewBox="0 0 20 20"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </IconButton>
          </Box>
          <SettingsLook />
          <Components of={parts} props={PANEL} />
          <SettingsDensity />
          <SettingsColors />
        </Drawer>
      </ThemeProvider>
    </CacheProvider>
  );
}
