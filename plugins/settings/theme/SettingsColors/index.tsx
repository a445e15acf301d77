import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { translate } from '@docusaurus/Translate';
import type { PaletteName } from '../../../kit/preferences';
import { contrastOf, gradeOf } from '../../client/contrast';
import { LIBRARY_COLORS, PALETTE, type PaletteEntry } from '../../client/palettes';
import { SettingsSection } from '../../client/SettingsSection';
import { Swatches } from '../../client/Swatches';
import { useThemeSettings } from '../../client/themeContext';
import { useDemoBackground } from '../../client/useDemoBackground';

const colorNames = (): Record<PaletteEntry, string> => ({
  blue: translate({ id: 'site.settings.blue', message: 'Blue' }),
  indigo: translate({ id: 'site.settings.indigo', message: 'Indigo' }),
  purple: translate({ id: 'site.settings.purple', message: 'Purple' }),
  pink: translate({ id: 'site.settings.pink', message: 'Pink' }),
  red: translate({ id: 'site.settings.red', message: 'Red' }),
  orange: translate({ id: 'site.settings.orange', message: 'Orange' }),
  green: translate({ id: 'site.settings.green', message: 'Green' }),
  teal: translate({ id: 'site.settings.teal', message: 'Teal' }),
  slate: translate({ id: 'site.settings.slate', message: 'Slate' }),
});

const titles = (): Record<PaletteName, string> => ({
  primary: translate({ id: 'site.settings.primary', message: 'Primary color of demos' }),
  secondary: translate({ id: 'site.settings.secondary', message: 'Secondary color of demos' }),
});

const customLabels = (): Record<PaletteName, string> => ({
  primary: translate({ id: 'site.settings.customPrimary', message: 'Another primary color' }),
  secondary: translate({ id: 'site.settings.customSecondary', message: 'Another secondary color' }),
});

function toVerdict(contrast: number): string {
  const grade = gradeOf(contrast);
  if (grade === 'text') return translate({ id: 'site.settings.contrastText', message: 'enough for text' });
  return grade === 'large'
    ? translate({ id: 'site.settings.contrastLarge', message: 'enough for large text and icons' })
    : translate({ id: 'site.settings.contrastLow', message: 'too low for text' });
}

/** The contrast of a color on the background of demos, and what it is enough for. */
function useContrastText(color: string | undefined): string {
  const background = useDemoBackground();
  if (!color) return translate({ id: 'site.settings.ownColor', message: 'The own color of each library' });
  const contrast = contrastOf(color, background);
  return translate(
    { id: 'site.settings.contrast', message: 'Contrast on the page {contrast}:1, {verdict}' },
    { contrast: (Math.floor(contrast * 10) / 10).toFixed(1), verdict: toVerdict(contrast) },
  );
}

function Color({ name }: { name: PaletteName }) {
  const { settings, dispatch } = useThemeSettings();
  const { paletteColors } = settings;
  const value = paletteColors[name]?.main;
  const names = colorNames();
  const title = titles()[name];
  const contrast = useContrastText(value);
  const change = (main: string) =>
    dispatch({ type: 'change', payload: { paletteColors: { ...paletteColors, [name]: { main } } } });
  return (
    <SettingsSection title={title}>
      <Swatches
        label={title}
        name={`site-settings-${name}`}
        value={value}
        swatches={(Object.keys(PALETTE) as PaletteEntry[]).map((key) => ({
          color: PALETTE[key],
          label: names[key],
        }))}
        customLabel={customLabels()[name]}
        initial={LIBRARY_COLORS[name]}
        onChange={change}
      />
      <Typography role="status" sx={{ font: 'var(--font-caption)', color: 'text.secondary', mt: '8px' }}>
        {contrast}
      </Typography>
    </SettingsSection>
  );
}

/** Colors of demos, from a palette or any other, with their contrast (spec §2 "Settings drawer"). */
export default function SettingsColors() {
  const { settings, dispatch } = useThemeSettings();
  return (
    <>
      <Color name="primary" />
      <Color name="secondary" />
      <Button
        size="small"
        color="inherit"
        disabled={Object.keys(settings.paletteColors).length === 0}
        onClick={() => dispatch({ type: 'resetColors' })}
        sx={{ alignSelf: 'flex-start', marginInlineStart: '-5px' }}
      >
        {translate({ id: 'site.settings.resetColors', message: 'Reset colors' })}
      </Button>
    </>
  );
}
