import type { Interpolation, Theme } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import PlaygroundPanel from '@theme/PlaygroundPanel';
import type { DemoRootComponent } from '../../kit/islands';
import { renderDemo } from '../../kit/server/renderDemo';
import { createStaticSource } from '../client/playground/playStore';
import { Preview, type PreviewModule } from '../client/playground/Preview';
import { panelPrefix, playPrefix } from '../client/playground/prefixes';

/** Wrapper of the version's demos, where it has one. */
export interface PlaygroundRoot {
  Root: DemoRootComponent | null;
  styles?: unknown;
}

/**
 * A playground as HTML: the preview with the values at the start, and its code. The page's React never touches what is
 * inside, the browser brings it to life near the viewport (design §5).
 *
 * @param seen style identifiers that the page has already; filled further
 * @throws an Error that names the component, with what it threw as the cause
 */
export function renderPlayground(
  module: PreviewModule,
  { Root, styles }: PlaygroundRoot,
  seen: Set<string>,
): { surface: string; panel: string } {
  const { data } = module;
  const source = createStaticSource(data);
  const island = { Root, styles: styles as Interpolation<Theme>, sheets: [] };
  try {
    const Component = () => <Preview module={module} source={source} />;
    const { styles: css, html } = renderDemo({ ...island, Component }, playPrefix(data.name), seen);
    const panel = renderToString(
      <PlaygroundPanel data={data} source={source} surface={null} loaded={null} />,
      { identifierPrefix: panelPrefix(data.name) },
    );
    return { surface: `${css}<div data-demo-root>${html}</div>`, panel: `<div>${panel}</div>` };
  } catch (cause) {
    throw new Error(
      `The playground of ${data.name} cannot be rendered: ${(cause as Error).message}. Change what its override in ` +
        'plugins/api-reference/node/playground/overrides gives it, or take the override away.',
      { cause },
    );
  }
}
