/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { DEFAULT_SETTINGS } from '../../kit/preferences';
import { ThemeSettingsContext, useThemeSettings } from '../client/themeContext';

describe('useThemeSettings', () => {
  it('throws outside of its provider, and says what to wrap (spec §8)', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useThemeSettings)).toThrow(
      /useThemeSettings\(\) was called outside of <ThemeSettingsProvider>.* Wrap the component in <ThemeSettingsProvider>/,
    );
    log.mockRestore();
  });

  it('gives settings and dispatch inside of it', () => {
    const value = { settings: DEFAULT_SETTINGS, dispatch: () => undefined };
    const { result } = renderHook(useThemeSettings, {
      wrapper: ({ children }) => <ThemeSettingsContext value={value}>{children}</ThemeSettingsContext>,
    });
    expect(result.current).toBe(value);
  });
});
