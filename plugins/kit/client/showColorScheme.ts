import type { ColorScheme, Mode } from '../preferences';

/** Spec §9 "Style-transition suppression", in milliseconds. */
const SUPPRESSION = 1;

/** Changes styles at once: with transitions, a page full of them would fade in pieces. */
function withoutTransitions(change: () => void): void {
  const style = document.createElement('style');
  style.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(style);
  change();
  // Makes the browser take the change in before transitions are back.
  void window.getComputedStyle(document.body).color;
  window.setTimeout(() => style.remove(), SUPPRESSION);
}

/**
 * Shows a color scheme: attributes of `<html>`, class of `<body>`, and the browser's own bar (spec §4 "Theme mode"). The
 * inline script of the plugin `settings` does the same before the first paint.
 */
export function showColorScheme(scheme: ColorScheme, mode: Mode): void {
  const { dataset } = document.documentElement;
  dataset.themeChoice = mode;
  if (dataset.theme === scheme && document.body.classList.contains(`mode-${scheme}`)) return;
  withoutTransitions(() => {
    dataset.theme = scheme;
    document.body.classList.remove(scheme === 'dark' ? 'mode-light' : 'mode-dark');
    document.body.classList.add(`mode-${scheme}`);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = meta.dataset[scheme] ?? meta.content;
    }
  });
}
