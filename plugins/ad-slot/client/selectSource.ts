import type { AdSettings } from '../types';
import type { AdLayout } from './drawChoices';

/**
 * Where the ad comes from: in the inline layout from the service, whose ad the slot draws itself, else from the
 * network's script, which draws its own. Where only one of them is there, it serves both layouts.
 */
export function selectSource(
  layout: AdLayout,
  { network, service }: Pick<AdSettings, 'network' | 'service'>,
): 'network' | 'service' | null {
  if (network && (layout === 'image' || service === null)) return 'network';
  return service === null ? null : 'service';
}
