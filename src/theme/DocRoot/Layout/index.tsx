import type { CSSProperties, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import { ScrollToTop } from '@site/src/components/ScrollToTop';
import { Sidebar } from '@site/src/components/Sidebar';
import { Slot } from '@site/plugins/kit/client/Slot';
import { findLocation, useSiteData } from '@site/src/siteData';
import styles from './styles.module.css';

const SIDEBAR_ID = 'site-sidebar';

/** Sidebar beside the page; on small screens the same element is a popover that the navbar's button opens. */
export default function DocRootLayout({ children }: { children: ReactNode }) {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const location = findLocation(useSiteData(), pathname);
  const accent = location?.product.accent;
  const style = { '--accent-light': accent?.light, '--accent-dark': accent?.dark } as CSSProperties;
  return (
    <div className={styles.root} style={style} data-accent={location?.product.id}>
      {sidebar && (
        <aside
          id={SIDEBAR_ID}
          popover="auto"
          className={styles.aside}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
          }}
        >
          <button
            type="button"
            className={styles.close}
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label={translate({ id: 'site.sidebar.close', message: 'Close' })}
          >
            <Icon name="close" />
          </button>
          {location && <Slot name="sidebarTop" props={location} />}
          <Sidebar items={sidebar.items} />
        </aside>
      )}
      <main className={styles.main}>{children}</main>
      <ScrollToTop />
    </div>
  );
}
