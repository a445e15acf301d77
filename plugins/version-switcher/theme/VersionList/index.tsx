import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/site-versions/default/switcher.json';
import { listVersions } from '../../client/listVersions';
import { versionName } from '../../client/versionName';
import type { VersionProps } from '../../types';
import styles from './late.module.css';

/** The links of the version switcher, which keep the reader's page; fetched when it is opened. */
export default function VersionList(props: VersionProps) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname, search, hash } = useLocation();
  return listVersions(data, props, { baseUrl, pathname, search, hash }).map(
    ({ key, label, href, isHere, isElsewhere }) => (
      <li key={key}>
        <a
          href={href}
          aria-current={isHere ? 'true' : undefined}
          {...(isElsewhere && { rel: 'noopener noreferrer' })}
        >
          <bdi>{versionName(label)}</bdi>
          {isElsewhere && (
            <>
              <span className={styles.arrow} aria-hidden="true" />{' '}
              <span className="visually-hidden">
                <Translate id="site.versionSwitcher.elsewhere" description="Of a version on another host">
                  on another site
                </Translate>
              </span>
            </>
          )}
        </a>
      </li>
    ),
  );
}
