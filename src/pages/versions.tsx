import Translate, { translate } from '@docusaurus/Translate';
import rows from '@generated/site-versions/default/rows.json';
import { RootPage } from '../components/RootPage';
import { VersionTable } from '../components/VersionTable';
import { useSiteData, type SiteProduct } from '../siteData';

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

/** Every version of every library, on this site or elsewhere, grouped as the products are (issue 7 point 4). */
export default function Versions() {
  const products = useSiteData().products.filter(({ id }) => rows[id]);
  const groups = FAMILIES.map((family) => ({
    family,
    members: products.filter((product) => product.family === family),
  })).filter(({ members }) => members.length > 0);
  return (
    <RootPage
      title={translate({ id: 'site.versions.title', message: 'Versions' })}
      description={translate({
        id: 'site.versions.description',
        message:
          'Every version of every library: date, status, documentation, release notes and migration guide.',
      })}
    >
      <header className="prose">
        <h1>
          <Translate id="site.versions.heading">Versions</Translate>
        </h1>
        <p className="description">
          <Translate id="site.versions.lead">
            Each version on this site has pages of its own, and its demos run on the package whose number is
            shown. Numbers lead to the documentation, of older versions on the site where that lives.
          </Translate>
        </p>
      </header>
      {groups.map(({ family, members }) => (
        <VersionTable
          key={family}
          id={`family-${family}`}
          title={familyName(family)}
          products={members}
          rows={rows}
        />
      ))}
    </RootPage>
  );
}
