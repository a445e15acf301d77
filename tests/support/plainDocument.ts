import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const MOUNT = `
import { createRoot } from 'react-dom/client';
import Demo from 'demo';
createRoot(document.getElementById('root')).render(<Demo />);
`;

/** Puts a demo into a document without any style sheet, as an app of its own would show it. */
export async function showInPlainDocument(page: Page, file: string, width: number): Promise<void> {
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
  await page.setViewportSize({ width, height: 800 });
  // Without a margin the root is as wide as the viewport; apart from that nothing is styled.
  await page.setContent(
    '<!doctype html><html lang="en"><body style="margin: 0"><div id="root"></div></body></html>',
  );
  await page.addScriptTag({ content: outputFiles[0]?.text });
  await page.locator('#root > *').first().waitFor();
}
