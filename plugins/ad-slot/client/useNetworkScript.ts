import { useEffect, type RefObject } from 'react';
import type { AdNetwork } from '../types';

/**
 * Puts the network's script into an element, once for each view of a page and after a timeout: a reader who passes
 * through causes no request (spec §4, design §11). Leaving the page takes the script and what it made away.
 *
 * @param delay milliseconds
 */
export function useNetworkScript(
  container: RefObject<Element | null>,
  network: AdNetwork | null,
  delay: number,
): void {
  useEffect(() => {
    const element = container.current;
    if (!network || !element) return undefined;
    const timer = window.setTimeout(() => {
      const script = document.createElement('script');
      script.async = true;
      script.id = network.scriptId;
      script.src = network.script;
      element.append(script);
    }, delay);
    return () => {
      window.clearTimeout(timer);
      element.replaceChildren();
    };
  }, [container, network, delay]);
}
