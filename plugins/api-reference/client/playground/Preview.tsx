import { useSyncExternalStore, type ComponentType } from 'react';
import type { DemoRootComponent } from '../../../kit/islands';
import type { PlaygroundData } from '../../types';
import type { PlaySource } from './playStore';
import { toKey, toProps, type PlayElements } from './toProps';

/** What the generated module of a preview has; see `node/playground/writePreview.ts`. */
export interface PreviewModule {
  default: ComponentType<Record<string, unknown>>;
  data: PlaygroundData;
  elements: PlayElements;
}

/** The modules of a preview and of its wrapper, where the workspace has one. */
export type LoadedPlayground = [PreviewModule, { default: DemoRootComponent; styles?: unknown } | null];

/** The component with what the reader set; at first as the server rendered it. */
export function Preview({ module, source }: { module: PreviewModule; source: PlaySource }) {
  const { default: Component, data, elements } = module;
  const values = useSyncExternalStore(source.subscribe, source.get, () => source.initial);
  return <Component key={toKey(data, values)} {...toProps(data, values, elements)} />;
}
