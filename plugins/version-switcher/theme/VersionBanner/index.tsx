import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withBase } from '../../../kit/client/sitePaths';
import { versionName } from '../../client/versionName';
import type { VersionProps } from '../../types';
import styles from './styles.module.css';

export interface VersionBannerProps extends VersionProps {
  /** Path of the same page in the current version, where it has it. */
  currentPage?: string;
  /** Path of the guide that leads to the next version. */
  migration?: string;
}

/** On pages of an earlier version, the way to the current one; in the server's HTML, so that nothing moves. */
export default function VersionBanner(props: VersionBannerProps) {
  const { product, version, currentPage, migration } = props;
  const { siteConfig } = useDocusaurusContext();
  const current = product?.versions.find((row) => row.current);
  if (!current || version.current) return null;
  const values = { version: <bdi>{versionName(current.label)}</bdi> };
  return (
    <p className={styles.banner} data-version-banner>
      <Translate id="site.versionBanner.text" values={{ version: <bdi>{versionName(version.label)}</bdi> }}>
        {'This page is about an earlier version, {version}.'}
      </Translate>{' '}
      <a href={withBase(siteConfig, currentPage ?? current.home)}>
        {currentPage ? (
          <Translate id="site.versionBanner.page" values={values}>
            {'Read it in {version}'}
          </Translate>
        ) : (
          <Translate id="site.versionBanner.home" values={values}>
            {'Go to {version}, which has no such page'}
          </Translate>
        )}
      </a>
      {migration && (
        <>
          {' · '}
          <a href={withBase(siteConfig, migration)}>
            <Translate id="site.versionBanner.migration">Migration guide</Translate>
          </a>
        </>
      )}
    </p>
  );
}
