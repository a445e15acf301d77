import Layout from '@theme/Layout';
import Translate, { translate } from '@docusaurus/Translate';
import { numberedVersions, VersionTable } from '../components/VersionTable';
import { useSiteData, type SiteProduct } from '../siteData';
import styles from './versions.module.css';

const FAMILIES = ['core', 'x', 'toolpad', 'site'] as const;

function familyName(family: SiteProduct['family']): string {
  switch (family) {
    case 'core':
      return translate({ id: 'site.versions.family.core', message: 'Core components' });
    case 'x':
      return translate({ id: 'site.versions.family.x', message: 'MUI X' });
    case 'toolpad':
      return translate({ id: 'site.versions.family.toolpad', message: 'Toolpad' });
    case 'site':
      return translate({ id: 'site.versions.family.site', message: 'This site' });
  }
}

/** Every documented version of every library, grouped as the products are (spec §2 "Sidebar trees"). */
export default function Versions() {
  const products = useSiteData().products.filter(
    (product) => !product.noIndex && numberedVersions(product).length > 0,
  );
  const groups = FAMILIES.map((family) => ({
    family,
    members: products.filter((product) => product.family === family),
  })).filter(({ members }) => members.length > 0);
  return (
    <Layout
      title={translate({ id: 'site.versions.title', message: 'Versions' })}
      description={translate({
        id: 'site.versions.description',
        message: 'Every documented version of every library on this site, with a link to its documentation.',
      })}
    >
      <main className={styles.page}>
        <header className="prose">
          <h1>
            <Translate id="site.versions.heading">Versions</Translate>
          </h1>
          <p className="description">
            <Translate id="site.versions.lead">
              Each version has pages of its own, and its demos run on that version. The number is that of the
              package that the demos use; follow it to the documentation.
            </Translate>
          </p>
        </header>
        {groups.map(({ family, members }) => (
          <VersionTable key={family} id={`family-${family}`} title={familyName(family)} products={members} />
        ))}
      </main>
    </Layout>
  );
}
