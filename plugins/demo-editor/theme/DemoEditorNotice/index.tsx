import Translate from '@docusaurus/Translate';
import styles from './late.module.css';

export interface DemoEditorNoticeProps {
  height: number;
  onRun(): void;
}

/** Stands where the demo will be, as long as nobody has agreed to run code that came with the address (design §8). */
export default function DemoEditorNotice({ height, onRun }: DemoEditorNoticeProps) {
  return (
    <div className={styles.notice} style={{ minHeight: height }}>
      <div role="status">
        <Translate
          id="site.demoEditor.foreign"
          description="Shown when an edited demo came with the page's address"
        >
          This code comes from the link that you opened. Read it before you run it.
        </Translate>
      </div>
      <button type="button" className={styles.run} onClick={onRun}>
        <Translate id="site.demoEditor.run" description="Button that runs an edited demo from a link">
          Run
        </Translate>
      </button>
    </div>
  );
}
