import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import DemoControls from '@theme/DemoControls';
import DemoFrameSurface from '@theme/DemoFrameSurface';
import { renderDemo, type DemoModule } from '../../kit/server/renderDemo';
import { controlsPrefix, demoPrefix } from '../client/prefixes';
import { hashesOf } from '../client/hashPreferences';
import { stylingsOf } from '../client/stylings';
import type { DemoShellProps, DemoSource, ServerShell } from '../types';

/** The demo as a document without scripts, for readers who have them turned off. */
function staticDocument(module: DemoModule, prefix: string): string {
  const { styles, html } = renderDemo(module, prefix, new Set());
  return `<!doctype html><html><head>${styles}</head><body><div data-demo-root>${html}</div></body></html>`;
}

function renderSurface(module: DemoModule, props: DemoShellProps, seen: Set<string>): string {
  const prefix = demoPrefix(props.name);
  if (props.iframe) {
    return renderToStaticMarkup(<DemoFrameSurface {...props} fallback={staticDocument(module, prefix)} />);
  }
  const { styles, html } = renderDemo(module, prefix, seen);
  return `${styles}<div data-demo-root>${html}</div>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * The source as plain text: it is in the HTML for readers without scripts, and most others never open it. Its colors, one
 * element a word, come with the click.
 */
function withoutColors(source: DemoSource): DemoSource {
  const files = source.files.map((file) => ({
    ...file,
    html: file.source.trimEnd().replace(/[&<>]/g, (character) => ENTITIES[character] ?? character),
  }));
  return { ...source, plain: true, files };
}

/**
 * A demo with its controls as HTML: the page's React never touches what is inside, the browser brings it to life
 * near the viewport (design §5).
 */
export function renderShell(
  module: DemoModule & { source: DemoSource },
  props: DemoShellProps,
  seen: Set<string>,
): ServerShell {
  const isOpen = Boolean(props.defaultCodeOpen || props.defaultExpanded);
  const source = isOpen ? module.source : withoutColors(module.source);
  const controls = renderToString(<DemoControls {...props} surface={null} source={source} />, {
    identifierPrefix: controlsPrefix(props.name),
  });
  return {
    anchors: hashesOf(props.name, stylingsOf(props.islands)),
    surface: renderSurface(module, props, seen),
    controls: `<div>${controls}</div>`,
  };
}
