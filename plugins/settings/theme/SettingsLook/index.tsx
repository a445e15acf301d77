import { translate } from '@docusaurus/Translate';
import { setMode, useColorMode } from '../../../kit/client/colorMode';
import type { Direction } from '../../../kit/preferences';
import { SettingsChoice } from '../../client/SettingsChoice';
import { useThemeSettings } from '../../client/themeContext';

function Mode() {
  const { mode } = useColorMode();
  return (
    <SettingsChoice
      title={translate({ id: 'site.settings.mode', message: 'Mode' })}
      value={mode}
      onChange={setMode}
      options={[
        { value: 'light', label: translate({ id: 'site.settings.light', message: 'Light' }) },
        { value: 'system', label: translate({ id: 'site.settings.system', message: 'System' }) },
        { value: 'dark', label: translate({ id: 'site.settings.dark', message: 'Dark' }) },
      ]}
    />
  );
}

function TextDirection() {
  const { settings, dispatch } = useThemeSettings();
  return (
    <SettingsChoice
      title={translate({ id: 'site.settings.direction', message: 'Direction' })}
      value={settings.direction}
      onChange={(value) => dispatch({ type: 'change', payload: { direction: value as Direction } })}
      options={[
        { value: 'ltr', label: translate({ id: 'site.settings.ltr', message: 'Left to right' }) },
        { value: 'rtl', label: translate({ id: 'site.settings.rtl', message: 'Right to left' }) },
      ]}
    />
  );
}

/** What changes the whole site: mode and direction (spec §2 "Settings drawer"). */
export default function SettingsLook() {
  return (
    <>
      <Mode />
      <TextDirection />
    </>
  );
}
