import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchField from '@theme/SearchField';
import SearchResults from '@theme/SearchResults';
import SearchNotice from '@theme/SearchNotice';
import SearchScope from '@theme/SearchScope';
import { withBase } from '../../../kit/client/sitePaths';
import type { Item } from '../../client/buildSections';
import type { SearchSite } from '../../client/currentSource';
import { addRecent } from '../../client/recents';
import { useNavigate } from '../../client/useNavigate';
import { useSearch } from '../../client/useSearch';
import styles from './styles.module.css';

export interface SearchDialogProps {
  onClose(): void;
}

const LIST_ID = 'site-search-list';

/** The dialog of the search: a combobox whose list is grouped by product (WAI-ARIA APG "Combobox"). */
export default function SearchDialog({ onClose }: SearchDialogProps) {
  const site = useDocusaurusContext().siteConfig.customFields?.site as SearchSite;
  const search = useSearch(site);
  const { input, query, sections, items, active, sources, change, move } = search;
  const navigate = useNavigate(site);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const choose = (item: Item) => {
    if (item.type === 'query') {
      change(item.query);
      field.current?.focus();
      return;
    }
    const { url } = item.type === 'hit' ? item.hit : item.recent;
    if (item.type === 'hit') addRecent(item.hit, item.product);
    else addRecent(item.recent, item.recent.product);
    close();
    navigate(url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) {
      const link = document.getElementById(`site-search-${active.id}`) as HTMLAnchorElement | null;
      if (link && active.type !== 'query' && (event.ctrlKey || event.metaKey)) {
        window.open(link.href, '_blank', 'noopener');
      } else choose(active);
    } else if (!(event.key === 'k' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
  };
  // Its content fills it: a click on the dialog itself is one beside it.
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  const label = translate({ id: 'site.search.field', message: 'Search the documentation' });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose} onClick={onClick}>
      <div className={styles.content}>
        <SearchField
          ref={field}
          listId={LIST_ID}
          label={label}
          value={input}
          active={active?.id}
          hasItems={items.length > 0}
          onChange={change}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        {search.current && (
          <SearchScope current={search.current} isAll={search.wantsAll} onChange={search.setWantsAll} />
        )}
        <div className={styles.results}>
          <SearchNotice
            query={query}
            state={sources.state}
            count={items.filter(({ type }) => type === 'hit').length}
            current={search.current}
            groups={sections}
            onRetry={sources.retry}
            onQuery={(text) => {
              change(text);
              field.current?.focus();
            }}
          />
          <SearchResults
            id={LIST_ID}
            sections={sections}
            active={active?.id ?? ''}
            input={query}
            toHref={(url) => withBase(site, url)}
            onChoose={choose}
            onPoint={search.setChosen}
          />
        </div>
      </div>
    </dialog>
  );
}
