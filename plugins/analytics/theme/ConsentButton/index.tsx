import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Opens the question again: what was allowed can be taken back as easily. */
export default function ConsentButton() {
  const open = () => void import('../../client/openConsent').then(({ openConsent }) => openConsent());
  return (
    <button type="button" className={styles.button} onClick={open}>
      <Translate id="site.analytics.choice">Analytics choice</Translate>
    </button>
  );
}
