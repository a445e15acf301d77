import { useEffect, useRef, useState, type ComponentType } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { IconBrowserProps } from '@theme/IconBrowser';
import { loadLate } from '../../../kit/client/lateCode';
import { whenNear } from '../../../kit/client/whenNear';
import { ICON_FOLDER } from '../../types';
import styles from './styles.module.css';

export interface IconSearchProps {
  /** Of the package. */
  version: string;
}

/** The search of icons: here is its place only, everything else comes when it is near the viewport. */
export default function IconSearch({ version }: IconSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const folder = useBaseUrl(`/${ICON_FOLDER}/${version}/`);
  const [Browser, setBrowser] = useState<ComponentType<IconBrowserProps> | 'failed'>();
  useEffect(() => {
    if (!box.current || Browser) return undefined;
    return whenNear(box.current, () => {
      loadLate(() => import('@theme/IconBrowser')).then(
        (module) => setBrowser(() => module.default),
        () => setBrowser('failed'),
      );
    });
  }, [Browser]);
  return (
    <div ref={box} className={styles.box} data-icon-search="">
      {Browser === 'failed' && (
        <p className={styles.note} role="alert">
          <Translate id="site.icons.failed">The search of icons could not be loaded.</Translate>{' '}
          <button type="button" onClick={() => setBrowser(undefined)}>
            <Translate id="site.icons.retry">Try again</Translate>
          </button>
        </p>
      )}
      {Browser && Browser !== 'failed' && <Browser folder={folder} />}
      <noscript>
        <p className={styles.note}>
          <Translate
            id="site.icons.noScript"
            values={{
              address: <a href="https://fonts.google.com/icons?icon.set=Material+Icons">Google Fonts</a>,
            }}
          >
            {
              'The search needs JavaScript. The same icons, under the same names in snake case, are listed by {address}.'
            }
          </Translate>
        </p>
      </noscript>
    </div>
  );
}
