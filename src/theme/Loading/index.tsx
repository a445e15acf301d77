import type { ComponentProps } from 'react';
import Translate from '@docusaurus/Translate';
import type Original from '@theme/Loading';
import styles from './styles.module.css';

/** In place of a page whose script could not be fetched. While it is on its way, the progress bar says so. */
export default function Loading({ error, retry }: ComponentProps<typeof Original>) {
  if (!error) return null;
  return (
    <div role="alert" className={styles.error}>
      <p>
        <Translate id="site.loading.failed" description="Shown when a page's script could not be fetched">
          This page could not be loaded. Check your connection.
        </Translate>
      </p>
      <button type="button" onClick={retry}>
        <Translate id="site.loading.retry" description="Button that loads the page once more">
          Try again
        </Translate>
      </button>
    </div>
  );
}
