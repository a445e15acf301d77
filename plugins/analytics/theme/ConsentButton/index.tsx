import Translate from '@docusaurus/Translate';
import { askForConsent } from '../../client/askForConsent';
import styles from './styles.module.css';

/** Opens the question again: what was allowed can be taken back as easily. */
export default function ConsentButton() {
  return (
    <button type="button" className={styles.button} onClick={askForConsent}>
      <Translate id="site.analytics.choice">Analytics choice</Translate>
    </button>
  );
}
