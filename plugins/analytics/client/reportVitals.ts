/**
 * Whether this page load is measured: not where the number drawn exceeds the ratio (spec §9 "Web-vitals threshold").
 *
 * @param random numbers from 0 to below 1
 */
export function drawVitals(ratio: number, random: () => number): boolean {
  return ratio > 0 && random() <= ratio;
}

/**
 * Sends name and value of each metric of this page load (spec §7 "Web-vitals metrics").
 *
 * @param isAllowed asked before each: some metrics are known only when a page is left
 */
export async function reportVitals(url: string, isAllowed: () => boolean): Promise<void> {
  const send = ({ name, value }: { name: string; value: number }) => {
    if (isAllowed()) navigator.sendBeacon(url, JSON.stringify({ name, value }));
  };
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
  } catch {
    // Blocked or offline: nothing is measured (design §7).
  }
}
