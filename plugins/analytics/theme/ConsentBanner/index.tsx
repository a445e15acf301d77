import Translate, { translate } from '@docusaurus/Translate';
import styles from './late.module.css';

export interface ConsentBannerProps {
  onAnswer(answer: 'granted' | 'denied'): void;
}

/** Asks whether visits may be counted; both answers are as easy to give (issue 6 point 3). */
export default function ConsentBanner({ onAnswer }: ConsentBannerProps) {
  return (
    <section
      className={styles.banner}
      aria-label={translate({ id: 'site.analytics.consent.label', message: 'Analytics' })}
    >
      <p className={styles.text}>
        <Translate id="site.analytics.consent.text">
          May this site count which pages are read? A measuring service would then get this page’s address and
          set cookies. Without your answer, nothing is sent.
        </Translate>
      </p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => onAnswer('denied')}>
          <Translate id="site.analytics.consent.deny">Do not count</Translate>
        </button>
        <button type="button" className={styles.answer} onClick={() => onAnswer('granted')}>
          <Translate id="site.analytics.consent.grant">Allow</Translate>
        </button>
      </div>
    </section>
  );
}
