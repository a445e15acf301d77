import Translate, { translate } from '@docusaurus/Translate';
import { Slot } from '@site/plugins/kit/client/Slot';
import { SiteLink } from '@site/src/components/SiteLink';
import styles from './styles.module.css';

/** Foot of each page: the pages that belong to no product. */
export default function Footer() {
  return (
    <footer className={styles.footer}>
      <p className={styles.note}>
        <Translate id="site.footer.note">
          Independent documentation for Material UI, Joy UI, Base UI, MUI System, MUI X and Toolpad.
        </Translate>
      </p>
      <nav
        aria-label={translate({ id: 'site.footer.label', message: 'About this site' })}
        className={styles.links}
      >
        <SiteLink href="/versions">
          <Translate id="site.footer.versions">Versions</Translate>
        </SiteLink>
        <SiteLink href="/blog">
          <Translate id="site.footer.blog">Blog</Translate>
        </SiteLink>
        <SiteLink href="/docs/getting-started">
          <Translate id="site.footer.docs">How this site is made</Translate>
        </SiteLink>
        <SiteLink href="/accessibility">
          <Translate id="site.footer.accessibility">Accessibility</Translate>
        </SiteLink>
        <Slot name="footerEnd" />
      </nav>
    </footer>
  );
}
