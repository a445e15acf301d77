import { useEffect, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SearchDialogProps } from '@theme/SearchDialog';
import { offlineLoads } from '../../../kit/client/offlineLoads';
import { isSingleKey } from '../../../kit/client/singleKeys';
import styles from './styles.module.css';

const load = () => import('@theme/SearchDialog');

offlineLoads.push(load);

/** What fails is tried again at the next press. */
const ignore = () => undefined;
const warm = () => void load().catch(ignore);

/** Opens search, by click, by `/`, or by Cmd or Ctrl and K; all else is fetched when it gets the focus. */
export default function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const show = () => {
    load().then((module) => setDialog(() => module.default), ignore);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isK = event.key === 'k' && (event.metaKey || event.ctrlKey) && !event.defaultPrevented;
      if (!isK && !isSingleKey(event, '/')) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const label = translate({ id: 'site.search.open', message: 'Search' });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        onFocus={warm}
        onPointerEnter={warm}
        onClick={show}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3Zm4.5 10.5L17 17" />
        </svg>
        <span>{label}</span>
        <kbd>/</kbd>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
