import { translate } from '@docusaurus/Translate';
import useRouteContext from '@docusaurus/useRouteContext';
import { Icon } from '@site/src/components/Icon';
import { ProductSwitcher } from '@site/src/components/ProductSwitcher';
import { SiteLink } from '@site/src/components/SiteLink';
import { Slot } from '@site/plugins/kit/client/Slot';
import { Logo } from '@site/src/components/Logo';
import styles from './styles.module.css';

/** The bar at the top of each page: home, product switcher, what plugins add. */
export default function Navbar() {
  // Not by a class of <html>: Helmet takes it away for a moment while the page hydrates, and the bar would jump.
  const hasSidebar = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return (
    <header role="banner" className={styles.navbar}>
      {hasSidebar && (
        <button
          type="button"
          className={styles.menu}
          popoverTarget="site-sidebar"
          aria-label={translate({ id: 'site.navbar.menu', message: 'Show the pages of this product' })}
        >
          <Icon name="menu" />
        </button>
      )}
      <SiteLink
        href="/"
        className={styles.home}
        aria-label={translate({ id: 'site.navbar.home', message: 'Home' })}
      >
        <Logo />
      </SiteLink>
      <span className={styles.divider} aria-hidden="true" />
      <ProductSwitcher />
      <div className={styles.end}>
        <Slot name="navbarEnd" />
      </div>
    </header>
  );
}
