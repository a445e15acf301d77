import { createContext, useContext } from 'react';
import type { AdSettings } from '../types';

const AdConfigContext = createContext<AdSettings | null>(null);

/** Gives the ad configuration to what is inside (spec §3 "Ad configuration"). */
export const AdConfigProvider = AdConfigContext.Provider;

/**
 * The ad configuration.
 *
 * @throws outside of its provider (spec §8)
 */
export function useAdConfig(): AdSettings {
  const config = useContext(AdConfigContext);
  if (config === null) {
    throw new Error(
      'useAdConfig was called outside of AdConfigProvider. Wrap the component in <AdConfigProvider value={…}> of ' +
        'plugins/ad-slot/client/adConfig.tsx.',
    );
  }
  return config;
}
