import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { ProductCards } from '@site/src/components/ProductCards';
import { SiteLink } from '@site/src/components/SiteLink';
import styles from './styles.module.css';

/** What a reader gets at an address that serves no page: where to go on from here. */
export default function NotFoundContent({ className }: { className?: string }) {
  return (
    <main className={clsx(styles.page, className)}>
      <header className={clsx('prose', styles.lead)}>
        <h1>
          <Translate id="site.notFound.heading">There is no page at this address</Translate>
        </h1>
        <p className="description">
          <Translate id="site.notFound.lead">
            The page may have moved, or it exists in another version only. Check the address for a typo, or go
            on from here.
          </Translate>
        </p>
        <ul className={styles.links}>
          <li>
            <SiteLink href="/">
              <Translate id="site.notFound.home">Home</Translate>
            </SiteLink>
          </li>
          <li>
            <SiteLink href="/versions">
              <Translate id="site.notFound.versions">All versions</Translate>
            </SiteLink>
          </li>
          <li>
            <SiteLink href="/blog">
              <Translate id="site.notFound.blog">Blog</Translate>
            </SiteLink>
          </li>
        </ul>
      </header>
      <h2 className={styles.heading}>
        <Translate id="site.notFound.products">Products</Translate>
      </h2>
      <ProductCards />
    </main>
  );
}
