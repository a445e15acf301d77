import { translate } from '@docusaurus/Translate';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { Icon } from '../Icon';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

interface PagerProps {
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
}

/** Links to the pages before and after this one, in the order of the sidebar. */
export function Pager({ previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav
      className={styles.pager}
      aria-label={translate({ id: 'site.pager.label', message: 'Previous and next page' })}
    >
      {previous && (
        <SiteLink href={previous.permalink} className={styles.previous} rel="prev">
          <Icon name="arrowLeft" className={styles.arrow} />
          <span>
            <small>{translate({ id: 'site.pager.previous', message: 'Previous' })}</small>
            {previous.title}
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink href={next.permalink} className={styles.next} rel="next">
          <span>
            <small>{translate({ id: 'site.pager.next', message: 'Next' })}</small>
            {next.title}
          </span>
          <Icon name="arrowRight" className={styles.arrow} />
        </SiteLink>
      )}
    </nav>
  );
}
