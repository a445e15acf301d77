import { useEffect, useState, type RefObject } from 'react';
import { INITIAL_STATE, isSettled, lookAgain, type AdState } from './adMachine';
import { POLL_INTERVAL } from './constants';
import { findAd } from './findAd';
import type { AdSettings } from '../types';

/**
 * Looks into the slot at once and then every 500 ms, up to 30 times, for the network's ad (spec §4 "Ad slot").
 *
 * @param settings `null` where there is no network to wait for
 */
export function useAdState(slot: RefObject<Element | null>, settings: AdSettings | null): AdState {
  const [state, setState] = useState(INITIAL_STATE);

  useEffect(() => {
    if (!settings) return undefined;
    let current = INITIAL_STATE;
    const look = () => {
      if (!slot.current) return;
      current = lookAgain(current, findAd(slot.current, settings.network?.element, settings.backerLinks));
      setState(current);
      if (isSettled(current)) window.clearInterval(timer);
    };
    const timer = window.setInterval(look, POLL_INTERVAL);
    look();
    return () => window.clearInterval(timer);
  }, [slot, settings]);

  return state;
}
