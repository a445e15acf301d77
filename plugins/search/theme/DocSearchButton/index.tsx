import { useEffect, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import type { DocSearchDialogProps } from '@theme/DocSearchDialog';
import { recover } from '../../../kit/client/lateCode';
import { isSingleKey } from '../../../kit/client/singleKeys';
import styles from './styles.module.css';

/** Opens Algolia DocSearch, which is fetched then; in place of `SearchButton`. */
export default function DocSearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<DocSearchDialogProps>>();
  const show = () => {
    import('@theme/DocSearchDialog').then((module) => setDialog(() => module.default), recover);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isK = event.key === 'k' && (event.metaKey || event.ctrlKey);
      if (event.defaultPrevented || !(isK || isSingleKey(event, '/'))) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={show}>
        {translate({ id: 'site.search.open', message: 'Search' })}
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
