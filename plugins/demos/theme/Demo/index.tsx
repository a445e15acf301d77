import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useSeenStyles } from '../../../kit/client/seenStyles';
import { whenNear } from '../../../kit/client/whenNear';
import { stemOf } from '../../client/prefixes';
import type { DemoDirective } from '../../remark/notation';
import { STYLINGS, type DemoShellProps, type Island, type ServerShell, type Styling } from '../../types';
import styles from './styles.module.css';

export interface DemoProps extends Omit<DemoDirective, 'demo' | 'download'> {
  /** File name, for example `BasicButtons.tsx`, or the folder of a demo in several stylings. */
  name: string;
  islands: Partial<Record<Styling, Island>>;
  /** What follows its source in the same box: the project to download. */
  children?: ReactNode;
}

function backgroundOf(bg: DemoProps['bg']): string | undefined {
  if (bg === undefined || bg === false) return styles.plain;
  return bg === true ? styles.outlined : styles[bg];
}

/** The server's HTML of surface and controls; empty in the browser, which never touches what is inside. */
function useServerHtml(props: DemoShellProps): ServerShell {
  const seen = useSeenStyles();
  const [html] = useState(() => {
    const island = STYLINGS.map((styling) => props.islands[styling]).find(
      (candidate) => candidate !== undefined,
    );
    return island && 'renderShell' in island
      ? island.renderShell(props, seen)
      : { surface: '', controls: '', anchors: [] };
  });
  return html;
}

/**
 * One demo of a page: its surface and, below, its toolbar and source, one object with one border (design §5, §10).
 * Here is only what the first load needs; everything else comes when the demo is near the viewport.
 */
export default function Demo({ bg, children, ...directive }: DemoProps) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { sourceBase } = usePluginData('site-demos') as { sourceBase: string };
  const [props] = useState<DemoShellProps>({ ...directive, baseUrl, sourceBase });
  const element = useRef<HTMLDivElement>(null);
  const html = useServerHtml(props);

  useEffect(() => {
    const shell = element.current;
    if (!shell) return undefined;
    let unmount: (() => void) | undefined;
    let cancelled = false;
    const stop = whenNear(shell, async () => {
      shell.dataset.awake = '';
      const { mountDemo } = await import('../../client/mountDemo');
      if (!cancelled) unmount = mountDemo(shell, props);
    });
    return () => {
      cancelled = true;
      stop();
      unmount?.();
    };
  }, [props]);

  const { name, iframe, maxWidth, height } = props;
  const stem = stemOf(name);
  const { collectAnchor } = useBrokenLinks();
  html.anchors.forEach((anchor) => collectAnchor(anchor));
  return (
    <div
      ref={element}
      className={styles.demo}
      id={stem}
      data-demo={name}
      role="group"
      aria-label={stem.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')}
    >
      <div className={clsx(styles.surface, backgroundOf(bg), iframe && styles.framed)}>
        <div
          className={styles.root}
          style={iframe ? undefined : { maxWidth, minHeight: height }}
          data-demo-surface=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html.surface }}
        />
      </div>
      <div
        data-demo-controls=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html.controls }}
      />
      {children}
    </div>
  );
}
