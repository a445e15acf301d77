import type { DemoSource } from '../types';

function readBlock(block: Element | null): { source: string; html: string } | null {
  const code = block?.querySelector('code');
  return code ? { html: code.innerHTML, source: code.textContent ?? '' } : null;
}

/**
 * What the server wrote of a demo's source, read back from its HTML so that hydration starts from the same without
 * shipping the source twice. Files after the first are known by name only.
 *
 * @param demo name of the demo's file, or of its folder
 */
export function readServerSource(host: Element, demo: string): DemoSource | undefined {
  const details = host.querySelector('details');
  const main = readBlock(details);
  if (!details || !main) return undefined;
  const names = [...details.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent ?? '');
  const name = details.dataset.file ?? demo;
  const others = names.slice(1).map((other) => ({ name: other, source: '', html: '' }));
  return {
    files: [{ name, ...main }, ...others],
    preview: readBlock(host.querySelector('[data-demo-preview]')),
    dependencies: {},
    ...(details.dataset.plain === '' && { plain: true }),
  };
}
