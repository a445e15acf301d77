import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const MOUNT = `
import { createRoot } from 'react-dom/client';
import Demo from 'demo';
createRoot(document.getElementById('root')).render(<Demo />);
`;

/** Where the demo lies in the site, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

const fraction = (value: number) => value - Math.floor(value);

/** Puts a demo into a document without any style sheet, as an app of its own would show it. */
export async function showInPlainDocument(page: Page, file: string, box: Box): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: MOUNT, loader: 'jsx', resolveDir: path.dirname(file) },
    alias: { demo: file },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  // Letters are drawn differently at each fraction of a pixel: the same one as in the site. Nothing else is styled.
  const root = `<div id="root" style="width: ${box.width}px; display: flow-root"></div>`;
  await page.setContent(
    `<!doctype html><html lang="en"><body style="margin: ${fraction(box.y)}px ${fraction(box.x)}px">${root}</body></html>`,
  );
  await page.addScriptTag({ content: outputFiles[0]?.text });
  await page.locator('#root > *').first().waitFor();
}
