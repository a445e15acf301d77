import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { whenIdle } from '../../../kit/client/whenIdle';
import { PLUGIN_NAME, type AdSlotData } from '../../types';
import styles from './styles.module.css';

export interface AdSlotProps {
  /** From the page: `disableAd` in its front matter or at one of its demos. */
  disableAd?: boolean;
}

/**
 * The ad's place on a page, with its height from the first paint on (spec §9 "Ad slot min height"). Only this is in
 * the first load; what fills it comes in idle time after hydration.
 */
export default function AdSlot({ disableAd }: AdSlotProps) {
  const { pathname } = useLocation();
  const { paths } = usePluginData(PLUGIN_NAME) as AdSlotData;
  const [loaded, setLoaded] = useState<{ Content: ComponentType } | null>(null);
  const isOn = !disableAd && paths.some((path) => `${pathname}/`.startsWith(path));

  useEffect(() => {
    if (!isOn) return undefined;
    return whenIdle(() => {
      // Blocked or offline: the place stays empty (design §7).
      import('../AdContent').then(
        ({ default: Content }) => setLoaded({ Content }),
        () => undefined,
      );
    });
  }, [isOn]);

  return (
    isOn && (
      <div className={styles.slot} data-after-description="">
        {loaded && <loaded.Content key={pathname} />}
      </div>
    )
  );
}
