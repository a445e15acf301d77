import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
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
import styles from './late.module.css';

export interface SearchDialogProps {
  /** What the reader typed before this was there. */
  typed: string | undefined;
  /** Closes the dialog, which the button has opened. */
  onClose(): void;
}

const LIST_ID = 'site-search-list';

/** What is in the dialog of the search: a combobox whose list is grouped by product (WAI-ARIA APG "Combobox"). */
export default function SearchDialog({ typed = '', onClose: close }: SearchDialogProps) {
  const site = useDocusaurusContext().siteConfig.customFields?.site as SearchSite;
  const search = useSearch(site, typed);
  const { input, query, sections, items, active, sources, change, move } = search;
  const navigate = useNavigate(site);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
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
  const label = translate({ id: 'site.search.field', message: 'Search the documentation' });
  return (
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
  );
}
