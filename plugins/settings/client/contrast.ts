/** Brightness of a channel of a color, 0 to 255, as eyes see it (WCAG 2.2 "relative luminance"). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** `#fff`, as a minifier writes it, -> `#ffffff`. */
const expand = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => linear(parseInt(expand(hex).slice(at, at + 2), 16)));
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors such as `#1976d2` or `#fff`, 1 to 21 (WCAG 2.2 "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What a contrast is enough for: text, large text and graphics, or nothing (WCAG 2.2, 1.4.3 and 1.4.11). */
export function gradeOf(contrast: number): 'text' | 'large' | 'low' {
  if (contrast >= 4.5) return 'text';
  return contrast >= 3 ? 'large' : 'low';
}
