import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { translate } from '@docusaurus/Translate';
import { SPACING_RANGE } from '../../../kit/client/themeSettings';
import { DEFAULT_SETTINGS } from '../../../kit/preferences';
import { SettingsChoice } from '../../client/SettingsChoice';
import { SettingsSection } from '../../client/SettingsSection';
import { useThemeSettings } from '../../client/themeContext';

function Spacing() {
  const { settings, dispatch } = useThemeSettings();
  const { spacing, dense } = settings;
  const isDefault = spacing === DEFAULT_SETTINGS.spacing && dense === DEFAULT_SETTINGS.dense;
  const less = translate({ id: 'site.settings.lessSpacing', message: 'Less spacing' });
  const more = translate({ id: 'site.settings.moreSpacing', message: 'More spacing' });
  return (
    <SettingsSection title={translate({ id: 'site.settings.spacing', message: 'Spacing of demos' })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <IconButton
          aria-label={less}
          disabled={spacing <= SPACING_RANGE.min}
          onClick={() => dispatch({ type: 'decreaseSpacing' })}
        >
          {MINUS}
        </IconButton>
        <output aria-live="polite" dir="ltr">
          {translate({ id: 'site.settings.pixels', message: '{spacing} px' }, { spacing })}
        </output>
        <IconButton
          aria-label={more}
          disabled={spacing >= SPACING_RANGE.max}
          onClick={() => dispatch({ type: 'increaseSpacing' })}
        >
          {PLUS}
        </IconButton>
        <Button
          size="small"
          color="inherit"
          disabled={isDefault}
          onClick={() => dispatch({ type: 'resetDensity' })}
          sx={{ marginInlineStart: 'auto' }}
        >
          {translate({ id: 'site.settings.resetDensity', message: 'Reset density' })}
        </Button>
      </Box>
    </SettingsSection>
  );
}

const line = {
  viewBox: '0 0 20 20',
  width: 20,
  height: 20,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  'aria-hidden': true,
};

const MINUS = (
  <svg {...line}>
    <path d="M5 10h10" />
  </svg>
);

const PLUS = (
  <svg {...line}>
    <path d="M5 10h10M10 5v10" />
  </svg>
);

/** Density and spacing of demos (spec §4 "Theme actions"). */
export default function SettingsDensity() {
  const { settings, dispatch } = useThemeSettings();
  return (
    <>
      <SettingsChoice
        title={translate({ id: 'site.settings.density', message: 'Density of demos' })}
        value={settings.dense ? 'dense' : 'comfortable'}
        onChange={(value) => dispatch({ type: 'setDense', payload: value === 'dense' })}
        options={[
          {
            value: 'comfortable',
            label: translate({ id: 'site.settings.comfortable', message: 'Comfortable' }),
          },
          { value: 'dense', label: translate({ id: 'site.settings.dense', message: 'Dense' }) },
        ]}
      />
      <Spacing />
    </>
  );
}
