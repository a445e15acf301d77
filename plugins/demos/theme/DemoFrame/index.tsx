import { useEffect, useRef, useState } from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import DemoError from '@theme/DemoError';
import type { BrowserIsland } from '../../types';
import styles from './styles.module.css';

interface DemoFrameProps {
  demos: Record<string, () => Promise<{ default: BrowserIsland }>>;
}

/** A page that shows one demo alone, named by `?demo=folder/Name.tsx`. */
export default function DemoFrame({ demos }: DemoFrameProps) {
  const name = new URLSearchParams(useLocation().search).get('demo') ?? '';
  const root = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<Error | null>(null);
  const [run, setRun] = useState(0);
  const [unknown, setUnknown] = useState(false);

  useEffect(() => {
    const host = document.createElement('div');
    host.dataset.demoRoot = '';
    root.current?.replaceChildren(host);
    let unmount: (() => void) | undefined;
    let cancelled = false;
    const mount = async () => {
      const load = Object.hasOwn(demos, name) ? demos[name] : undefined;
      if (!load) return setUnknown(true);
      const [{ default: island }, { mountIsland }] = await Promise.all([
        load(),
        import('../../../kit/client/mountIsland'),
      ]);
      const loaded = await island.load();
      if (cancelled) return;
      const created = mountIsland(host, loaded, { identifierPrefix: 'demo-', onError: setError });
      unmount = () => created.unmount();
    };
    mount().catch(setError);
    return () => {
      cancelled = true;
      if (unmount) queueMicrotask(unmount);
    };
  }, [demos, name, run]);

  const reset = () => {
    setError(null);
    setRun((count) => count + 1);
  };

  return (
    // No <main>: a demo of a layout brings its own.
    <div className={styles.frame}>
      <Head>
        <title>{name.replace(/^.*\//, '').replace(/\.\w+$/, '') || 'Demo'}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div ref={root} />
      {unknown && (
        <p className={styles.message}>
          <Translate
            id="site.demos.unknown"
            description="Shown where the address names a demo that does not exist"
          >
            There is no such demo.
          </Translate>
        </p>
      )}
      {error && <DemoError error={error} onReset={reset} />}
    </div>
  );
}
