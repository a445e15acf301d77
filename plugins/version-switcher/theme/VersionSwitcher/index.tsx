import { useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withBase } from '../../../kit/client/sitePaths';
import { versionName } from '../../client/versionName';
import type { VersionProps } from '../../types';
import styles from './styles.module.css';

/** The version that a page is about, and the others; until its list is fetched, and without scripts, links lead to homes. */
export default function VersionSwitcher(props: VersionProps) {
  const { siteConfig } = useDocusaurusContext();
  const [List, setList] = useState<ComponentType<VersionProps>>();
  const { product, version } = props;
  // The site's own pages have no library.
  if (product.family === 'site' && product.versions.length === 1) return null;
  const load = () => {
    import('@theme/VersionList').then(
      (module) => setList(() => module.default),
      () => undefined,
    );
  };
  return (
    <details className={styles.root} data-version-switcher onPointerEnter={load} onFocus={load}>
      <summary>
        {translate({ id: 'site.versionSwitcher.label', message: 'Version' })}
        <bdi>{versionName(version.label)}</bdi>
      </summary>
      <ul>
        {List ? (
          <List {...props} />
        ) : (
          product.versions.map(({ id, label, home }) => (
            <li key={id}>
              <a href={withBase(siteConfig, home)} aria-current={id === version.id ? 'true' : undefined}>
                <bdi>{versionName(label)}</bdi>
              </a>
            </li>
          ))
        )}
        <li>
          <a href={withBase(siteConfig, '/versions')}>
            {translate({ id: 'site.versionSwitcher.all', message: 'View all versions' })}
          </a>
        </li>
      </ul>
    </details>
  );
}
