import { DEFAULT_SETTINGS, type ThemeSettings } from '../../preferences';
import { themeReducer, type ThemeAction } from '../themeReducer';

const changed: ThemeSettings = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#aa0000' }, secondary: { main: '#00aa00' } },
  spacing: 10,
  paletteMode: 'dark',
};

describe('the theme settings', () => {
  it('are these at first (spec §3, §9)', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });

  it.each<[string, ThemeAction, Partial<ThemeSettings>]>([
    ['set spacing', { type: 'setSpacing', payload: 4 }, { spacing: 4 }],
    ['increase spacing by 1', { type: 'increaseSpacing' }, { spacing: 11 }],
    ['decrease spacing by 1', { type: 'decreaseSpacing' }, { spacing: 9 }],
    ['set dense', { type: 'setDense', payload: false }, { dense: false }],
    ['reset density', { type: 'resetDensity' }, { dense: false, spacing: 8 }],
    ['reset colours', { type: 'resetColors' }, { paletteColors: {} }],
    ['change the mode', { type: 'change', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
    ['change the direction', { type: 'change', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
    [
      'change the colours',
      { type: 'change', payload: { paletteColors: { primary: { main: '#0000aa' } } } },
      { paletteColors: { primary: { main: '#0000aa' } } },
    ],
  ])('%s and nothing else (spec §4 "Theme actions")', (_, action, difference) => {
    const before = structuredClone(changed);
    expect(themeReducer(changed, action)).toEqual({ ...changed, ...difference });
    expect(changed).toEqual(before);
  });

  it.each<Extract<ThemeAction, { type: 'change' }>['payload']>([
    {},
    { paletteMode: 'dark' },
    { direction: 'rtl' },
    { paletteColors: { primary: { main: '#aa0000' }, secondary: { main: '#00aa00' } } },
    { paletteMode: 'dark', direction: 'rtl', paletteColors: changed.paletteColors },
  ])('stay the same object when nothing differs: %j (spec §4)', (payload) => {
    expect(themeReducer(changed, { type: 'change', payload })).toBe(changed);
  });

  it('throw for another action, with its name (spec §5, §8)', () => {
    const action = { type: 'paintItBlack' } as unknown as ThemeAction;
    expect(() => themeReducer(changed, action)).toThrow(
      'Unrecognized theme action type "paintItBlack". Dispatch setSpacing, increaseSpacing, decreaseSpacing, setDense, ' +
        'resetDensity, resetColors or change.',
    );
  });
});
