import { useEffect, useRef, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadLate } from '../../../kit/client/lateCode';
import { loadTables, type LoadedTables } from '../../client/loadTables';
import { revealTarget } from '../../client/revealTarget';
import styles from './styles.module.css';

/** What the import of a page's data gives: on the server all of it, in the browser where it is. */
export type ApiModule =
  | { anchors: string[]; renderTable(table: string, baseUrl: string): string }
  | { url: string; rows: Record<string, number> };

export interface ApiTableProps {
  /** Name of the table on its page: `props`, `trigger/props`. */
  table: string;
  api: ApiModule;
}

/** About the height of a row, in CSS pixels: what is still to come keeps its place. */
const ROW_HEIGHT = 64;

type State = LoadedTables | 'waiting' | 'failed';

/** A table of an API page: HTML that the server made, or data that is fetched after a client-side navigation. */
export default function ApiTable({ table, api }: ApiTableProps) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { collectAnchor } = useBrokenLinks();
  const box = useRef<HTMLDivElement>(null);
  const [html] = useState(() => ('renderTable' in api ? api.renderTable(table, baseUrl) : ''));
  const [state, setState] = useState<State>('waiting');
  if ('anchors' in api) api.anchors.forEach((anchor) => collectAnchor(anchor));

  useEffect(() => {
    if (!('url' in api) || (box.current?.childElementCount ?? 0) > 0) return undefined;
    let cancelled = false;
    const show = (next: State) => {
      if (!cancelled) setState(next);
    };
    loadLate(() => loadTables(api.url)).then(show, () => show('failed'));
    return () => {
      cancelled = true;
    };
  }, [api]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const reveal = () => revealTarget(element, false);
    revealTarget(element, typeof state === 'object');
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [state]);

  if (state === 'failed') {
    return (
      <p role="alert">
        <Translate id="site.apiReference.failed">
          This table did not load. Reload the page to try again.
        </Translate>
      </p>
    );
  }
  const view = typeof state === 'object' ? state.view[table] : undefined;
  if (typeof state === 'object' && view) {
    return (
      <div key="loaded" ref={box} className={styles.box} data-api-table={table}>
        <state.Rows {...view} baseUrl={baseUrl} />
      </div>
    );
  }
  const rows = 'rows' in api ? (api.rows[table] ?? 0) : 0;
  return (
    <div
      key="server"
      ref={box}
      className={styles.box}
      style={{ minHeight: rows * ROW_HEIGHT }}
      data-api-table={table}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
