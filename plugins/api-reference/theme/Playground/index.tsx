import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import { useSeenStyles } from '../../../kit/client/seenStyles';
import { whenNear } from '../../../kit/client/whenNear';
import type { LoadedPlayground } from '../../client/playground/Preview';
import styles from './styles.module.css';

/** What the import of a playground gives: on the server its HTML, in the browser only the way to its code. */
export type PlayModule =
  | { controls: number; render(seen: Set<string>): { surface: string; panel: string } }
  | { controls: number; load(): Promise<LoadedPlayground> };

export interface PlaygroundProps {
  /** Name of the component, for example `Button`. */
  name: string;
  play: PlayModule;
}

/**
 * A component to play with (issue 4 point 4): its preview, a control for each prop, its code. Here is only what the
 * first load needs; everything else comes when the playground is near the viewport.
 */
export default function Playground({ name, play }: PlaygroundProps) {
  const shell = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const seen = useSeenStyles();
  const [html] = useState(() => ('render' in play ? play.render(seen) : { surface: '', panel: '' }));

  useEffect(() => {
    const element = shell.current;
    if (!element || !('load' in play)) return undefined;
    let unmount: (() => void) | undefined;
    let cancelled = false;
    const stop = whenNear(element, async () => {
      const [{ mountPlayground }, loaded] = await Promise.all([
        import('../../client/playground/mountPlayground'),
        play.load(),
      ]);
      if (cancelled) return;
      unmount = mountPlayground(element, loaded, history as never);
      element.dataset.awake = '';
    });
    return () => {
      cancelled = true;
      stop();
      unmount?.();
    };
  }, [play, history]);

  const label = translate(
    {
      id: 'site.apiReference.playground',
      message: 'Playground of {name}',
      description: 'Name of a box in which a reader plays with a component',
    },
    { name },
  );
  return (
    <div
      ref={shell}
      className={styles.playground}
      style={{ '--controls': play.controls } as CSSProperties}
      role="group"
      aria-label={label}
      data-playground={name}
    >
      <div
        className={styles.surface}
        data-play-surface=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html.surface }}
      />
      <div
        className={styles.panel}
        data-play-panel=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html.panel }}
      />
    </div>
  );
}
