import { darken, getContrastRatio } from '@mui/material/styles';

/** The ratio of text on a background, in words of the guidelines. */
export function describeContrast(background: string, text: string) {
  // Dark text of the theme is black at 87%, so some of the background shows through.
  const visible = text.startsWith('rgba') ? darken(background, 0.87) : text;
  const ratio = getContrastRatio(background, visible);
  const verdict =
    ratio >= 7
      ? 'good for all text'
      : ratio >= 4.5
        ? 'enough for text'
        : ratio >= 3
          ? 'enough for large text and icons only'
          : 'too low for text';
  // Never rounded up to a limit that is not reached.
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1, ${verdict}`;
}
