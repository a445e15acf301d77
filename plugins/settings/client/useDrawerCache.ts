import { useMemo } from 'react';
import createCache from '@emotion/cache';
import type { Direction } from '../../kit/preferences';
import { rtlPlugin } from '../../kit/client/rtlPlugin';

/** Styles of the drawer, mirrored for right-to-left text; apart from those of demos. */
export function useDrawerCache(direction: Direction) {
  return useMemo(
    () =>
      direction === 'rtl'
        ? createCache({ key: 'settings-rtl', stylisPlugins: [rtlPlugin] })
        : createCache({ key: 'settings' }),
    [direction],
  );
}
