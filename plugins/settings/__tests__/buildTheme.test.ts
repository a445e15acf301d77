import { DEFAULT_SETTINGS } from '../../kit/preferences';
import { buildTheme } from '../client/buildTheme';

describe('buildTheme (spec §3 "Theme settings", §9)', () => {
  it('has a border radius of 12, a spacing of 8, and the colors of the chrome as custom properties', () => {
    const theme = buildTheme(DEFAULT_SETTINGS);
    expect(theme.shape.borderRadius).toBe(12);
    expect(theme.direction).toBe('ltr');
    const sheets = JSON.stringify(theme.generateStyleSheets());
    expect(sheets).toContain('"--site-palette-primary-main":"var(--accent)"');
    expect(sheets).toContain('"--site-palette-background-paper":"var(--color-surface)"');
    expect(sheets).toContain('"--site-spacing":"8px"');
    expect(sheets).toContain('[data-theme=\\"dark\\"]');
    expect(theme.components).not.toHaveProperty('MuiTable');
  });

  it('takes what a reader sets', () => {
    const theme = buildTheme({
      dense: true,
      direction: 'rtl',
      paletteColors: { primary: { main: '#aa0000' } },
      spacing: 10,
      paletteMode: 'dark',
    });
    const sheets = JSON.stringify(theme.generateStyleSheets());
    expect(theme.direction).toBe('rtl');
    expect(theme.palette.mode).toBe('dark');
    expect(sheets).toContain('"--site-palette-primary-main":"#aa0000"');
    expect(sheets).toContain('"--site-palette-secondary-main":"var(--color-text)"');
    expect(sheets).toContain('"--site-spacing":"10px"');
  });

  it('is dense with small buttons, dense form controls, small tables and dense toolbars (spec §9)', () => {
    const { components } = buildTheme({ ...DEFAULT_SETTINGS, dense: true });
    expect(components?.MuiButton?.defaultProps?.size).toBe('small');
    expect(components?.MuiIconButton?.defaultProps?.size).toBe('small');
    expect(components?.MuiTextField?.defaultProps?.margin).toBe('dense');
    expect(components?.MuiFormControl?.defaultProps?.margin).toBe('dense');
    expect(components?.MuiTable?.defaultProps?.size).toBe('small');
    expect(components?.MuiToolbar?.defaultProps?.variant).toBe('dense');
  });
});
