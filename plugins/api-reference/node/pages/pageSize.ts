import { formatBytes } from '../../../kit/formatBytes';
import type { ApiSize } from '../../types';
import type { Blocks } from './pageText';

/** What a component or hook costs a page (issue 4 point 6), below its import; nothing where it was not measured. */
export function buildSize(size: ApiSize | undefined): Blocks {
  if (!size) return [];
  const { alone, onTop } = size;
  const how = 'minified and compressed with Brotli, without React';
  if (!onTop) return [`**${formatBytes(alone.brotli)}**: ${how} (${formatBytes(alone.gzip)} with gzip).`];
  return [
    `**${formatBytes(onTop.brotli)}** on a page that has the core of the library, ` +
      `**${formatBytes(alone.brotli)}** alone: ${how} ` +
      `(${formatBytes(onTop.gzip)} and ${formatBytes(alone.gzip)} with gzip).`,
  ];
}
