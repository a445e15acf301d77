import { ICON_STYLES } from '../types';

/**
 * The icon and the style that a module is of: `AlarmTwoTone` is `Alarm` in the style with number 3.
 *
 * @returns name without suffix, and number in `ICON_STYLES`
 */
export function splitName(module: string): { name: string; style: number } {
  const style = ICON_STYLES.findIndex(
    ({ suffix }) => suffix !== '' && module.endsWith(suffix) && module !== suffix,
  );
  if (style < 0) return { name: module, style: 0 };
  return { name: module.slice(0, -(ICON_STYLES[style]?.suffix.length ?? 0)), style };
}
