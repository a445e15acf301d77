import Translate, { translate } from '@docusaurus/Translate';
import settings from '@generated/site-demo-editor/default/settings.json';
import type { Sandbox } from '../../client/useSandbox';
import { SANDBOX_BASE } from '../../types';
import styles from './late.module.css';

export interface DemoEditorFrameProps {
  name: string;
  /** Id of the docs instance. */
  sandbox: string;
  box: Sandbox;
}

/** Where the edited demo runs: a document without the site's origin, so that it reaches nothing of it (design §8). */
export default function DemoEditorFrame({ name, sandbox, box }: DemoEditorFrameProps) {
  return (
    <div className={styles.root}>
      <iframe
        key={box.frameKey}
        ref={box.frame}
        className={styles.frame}
        style={{ height: box.height }}
        src={`${settings.baseUrl}${SANDBOX_BASE}/${sandbox}`}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        title={translate(
          {
            id: 'site.demoEditor.frame',
            message: '{name}, edited',
            description: 'Title of the frame with an edited demo',
          },
          { name },
        )}
        onLoad={box.onLoad}
      />
      {box.isStarting && !box.problem && (
        <div className={styles.starting} role="status">
          <Translate
            id="site.demoEditor.starting"
            description="Shown until an edited demo has rendered for the first time"
          >
            Starting the demo…
          </Translate>
        </div>
      )}
    </div>
  );
}
