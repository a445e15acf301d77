import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** What the site adds to the front matter of a page whose components have API pages. */
interface ApiFrontMatter {
  apiPages?: { name: string; kind: 'component' | 'hook'; pathname: string }[];
}

/** Links from the end of a page to the API of what it shows, by its front matter. */
export default function ApiLinks() {
  const { apiPages = [] } = useDoc().frontMatter as ApiFrontMatter;
  if (apiPages.length === 0) return null;
  return (
    <nav className={styles.links} aria-labelledby="api-pages">
      <h2 id="api-pages">
        <Translate id="site.apiReference.links" description="Heading of links to API pages">
          API
        </Translate>
      </h2>
      <ul>
        {apiPages.map(({ name, kind, pathname }) => (
          <li key={pathname}>
            <Link to={pathname}>
              <code>{kind === 'component' ? `<${name} />` : `${name}()`}</code>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
