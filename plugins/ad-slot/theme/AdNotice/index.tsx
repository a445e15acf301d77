import Translate from '@docusaurus/Translate';
import styles from './late.module.css';

/** Asks a reader who blocks ads to let those of this site through (spec §4 "Ad slot"). */
export default function AdNotice() {
  return (
    <p className={styles.notice}>
      <strong>
        <Translate id="site.adSlot.whitelist.title">Please allow ads on this site.</Translate>
      </strong>
      <span>
        <Translate id="site.adSlot.whitelist.text">
          There is one ad on a page, it does not move, and it pays for this documentation. In your ad blocker,
          add this site to the ones that it leaves alone. Thank you!
        </Translate>
      </span>
    </p>
  );
}
