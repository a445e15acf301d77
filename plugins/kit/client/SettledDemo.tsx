import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import type { DemoRootModule, DemoSettingsModule } from '../islands';
import { isPlain } from '../preferences';
import type { AdjustedDemoProps } from './AdjustedDemo';
import { getDemoCache } from './demoCache';
import { useStoredThemeSettings } from './themeSettings';

interface Adjusted {
  Demo: ComponentType<AdjustedDemoProps>;
  settings: DemoSettingsModule | undefined;
}

async function loadAdjusted(root: DemoRootModule | null): Promise<Adjusted> {
  const [{ AdjustedDemo }, settings] = await Promise.all([import('./AdjustedDemo'), root?.loadSettings?.()]);
  return { Demo: AdjustedDemo, settings };
}

/**
 * A demo in the wrapper of its library and, once a reader has set anything, in their direction, density and colors. What
 * that needs is fetched only then.
 */
export function SettledDemo({ root, children }: { root: DemoRootModule | null; children: ReactNode }) {
  const isWanted = !isPlain(useStoredThemeSettings());
  const [adjusted, setAdjusted] = useState<Adjusted | null>(null);
  useEffect(() => {
    if (!isWanted || adjusted) return undefined;
    let cancelled = false;
    loadAdjusted(root).then(
      (loaded) => !cancelled && setAdjusted(loaded),
      () => undefined, // Without a network the demo stays as its library has it.
    );
    return () => {
      cancelled = true;
    };
  }, [isWanted, adjusted, root]);

  const Root = root?.default ?? Fragment;
  if (adjusted) {
    return (
      <adjusted.Demo Root={Root} settings={adjusted.settings}>
        {children}
      </adjusted.Demo>
    );
  }
  return (
    <CacheProvider value={getDemoCache()}>
      <Root>{children}</Root>
    </CacheProvider>
  );
}
