import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Says what a demo threw and offers to start it anew; the rest of the page goes on. */
export default function DemoError({ error, onReset }: { error: Error; onReset(): void }) {
  return (
    <div className={styles.error} role="alert">
      <p>
        <Translate id="site.demos.failed" description="Shown in place of a demo that threw an error">
          This demo stopped with an error:
        </Translate>
      </p>
      <pre>{error.message}</pre>
      <button type="button" onClick={onReset}>
        <Translate id="site.demos.reset" description="Button that starts a failed demo anew">
          Reset the demo
        </Translate>
      </button>
    </div>
  );
}
