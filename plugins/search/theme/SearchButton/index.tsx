import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { SearchDialogProps } from '@theme/SearchDialog';
import { loadLate } from '../../../kit/client/lateCode';
import { offlineLoads } from '../../../kit/client/offlineLoads';
import { isSingleKey } from '../../../kit/client/singleKeys';
import styles from './styles.module.css';

const load = () => import('@theme/SearchDialog');

offlineLoads.push(load);

const warm = () => void load().catch(() => undefined);

/**
 * Opens search, by click, by `/`, or by Cmd or Ctrl and K. The dialog and its field are there at once; what is typed
 * until the rest has come goes with it.
 */
export default function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [Content, setContent] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    setIsOpen(true);
    setHasFailed(false);
    loadLate(load).then(
      (module) => setContent(() => module.default),
      () => setHasFailed(true),
    );
  };
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
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
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={translate({ id: 'site.search.field', message: 'Search the documentation' })}
          onClose={() => setIsOpen(false)}
          // Its content fills it: a click on the dialog itself is one beside it.
          onClick={({ target }) => target === dialog.current && close()}
        >
          {Content ? (
            <Content typed={field.current?.value} onClose={close} />
          ) : (
            <input ref={field} className={styles.field} aria-label={label} placeholder={label} dir="auto" />
          )}
          {hasFailed && !Content && (
            <p role="alert" className={styles.failed}>
              <Translate id="site.search.failedCode">Search did not load.</Translate>{' '}
              <button type="button" onClick={show}>
                <Translate id="site.search.retry">Try again</Translate>
              </button>
            </p>
          )}
        </dialog>
      )}
    </>
  );
}
