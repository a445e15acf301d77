import { useEffect, type ComponentType, type ExoticComponent, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { DemoSettingsModule, DemoThemeOptions } from '../islands';
import { createDemoCache, getDemoCache } from './demoCache';
import { denseComponents } from './denseComponents';
import { rtlPlugin } from './rtlPlugin';
import { showSettingsSheet } from './themeSheet';
import { useStoredThemeSettings } from './themeSettings';

type Theme = ReturnType<DemoSettingsModule['buildTheme']>;

let mirrored: EmotionCache | undefined;
let last: { settings: DemoSettingsModule; key: string; theme: Theme } | undefined;

function getMirroredCache(): EmotionCache {
  mirrored ??= createDemoCache({ key: 'css-rtl', stylisPlugins: [rtlPlugin] });
  return mirrored;
}

/** One theme for all demos of a page. */
function getTheme(settings: DemoSettingsModule, options: DemoThemeOptions): Theme {
  const key = JSON.stringify(options);
  if (last?.settings !== settings || last.key !== key) {
    last = { settings, key, theme: settings.buildTheme(options as never) };
  }
  return last.theme;
}

function useDemoOptions(): DemoThemeOptions {
  const { dense, direction, spacing, paletteColors } = useStoredThemeSettings();
  return { direction, spacing, palette: paletteColors, components: dense ? denseComponents : {} };
}

export interface AdjustedDemoProps {
  /** Wrapper of the library. */
  Root: ComponentType<{ children: ReactNode }> | ExoticComponent<{ children?: ReactNode }>;
  /** How settings reach that library, where it has a theme. */
  settings: DemoSettingsModule | undefined;
  children: ReactNode;
}

/** A demo in the direction, density and colors that a reader has set (spec §3 "Theme settings"). */
export function AdjustedDemo({ Root, settings, children }: AdjustedDemoProps) {
  const options = useDemoOptions();
  const adjusted = settings && getTheme(settings, options);
  const Settings = settings?.default;
  useEffect(() => showSettingsSheet(adjusted?.styles), [adjusted]);
  return (
    <CacheProvider value={options.direction === 'rtl' ? getMirroredCache() : getDemoCache()}>
      <Root>{Settings ? <Settings theme={adjusted?.theme as never}>{children}</Settings> : children}</Root>
    </CacheProvider>
  );
}
