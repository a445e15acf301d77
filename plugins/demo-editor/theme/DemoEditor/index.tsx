import { useEffect, useState, type ComponentType } from 'react';
import Translate from '@docusaurus/Translate';
import { loadLate } from '../../../kit/client/lateCode';
import type { DemoEditorProps } from '../../types';
import styles from './styles.module.css';

type Panel = ComponentType<DemoEditorProps>;

/** Loads editor and compiler, and shows them; a page carries only this much of them until then (design §5). */
export default function DemoEditor(props: DemoEditorProps) {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    loadLate(() => import('@theme/DemoEditorPanel')).then(
      (module) => !isGone && setPanel(() => module.default),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (Panel) return <Panel {...props} />;
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return (
    <div className={styles.state}>
      {hasFailed ? (
        <div role="alert">
          <div className={styles.text}>
            <Translate
              id="site.demoEditor.loadFailed"
              description="Shown when the editor's script could not be fetched"
            >
              The editor could not be loaded. Check your connection.
            </Translate>
          </div>
          <button type="button" onClick={retry}>
            <Translate id="site.demoEditor.retry" description="Button that loads the editor once more">
              Try again
            </Translate>
          </button>{' '}
          <button type="button" onClick={props.onClose}>
            <Translate id="site.demoEditor.close" description="Button that ends editing a demo">
              Close editor
            </Translate>
          </button>
        </div>
      ) : (
        <div role="status">
          <Translate id="site.demoEditor.loading" description="Shown while the editor's script is fetched">
            Loading the editor…
          </Translate>
        </div>
      )}
    </div>
  );
}
