import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchResults from '@theme/SearchResults';
import SearchNotice from '@theme/SearchNotice';
import SearchScope from '@theme/SearchScope';
import { withBase } from '../../../kit/client/sitePaths';
import { buildSections, type Item } from '../../client/buildSections';
import { findCurrent, type SearchSite } from '../../client/currentSource';
import { addRecent, readRecents } from '../../client/recents';
import { searchAll } from '../../client/searchAll';
import { useNavigate } from '../../client/useNavigate';
import { useSources } from '../../client/useSources';
import styles from './styles.module.css';

export interface SearchDialogProps {
  onClose(): void;
}

const LIST_ID = 'site-search-list';

/** Score below which an answer is a guess. */
const GOOD = 0.4;

/** What was typed, what was found, and which line is chosen. */
function useSearch(site: SearchSite) {
  const current = findCurrent(site, useLocation().pathname);
  const [input, setInput] = useState('');
  const [wantsAll, setWantsAll] = useState(false);
  const [chosen, setChosen] = useState('');
  const query = useDeferredValue(input);
  // Without a good answer in the reader's product, the others are asked.
  const [emptyFor, setEmptyFor] = useState('');
  const isEmptyHere = query !== '' && emptyFor === query;
  const sources = useSources(site.baseUrl, current, wantsAll || isEmptyHere);
  const currentId = current?.id ?? '';
  const result = useMemo(
    () => searchAll(sources.sources, query, currentId),
    [sources.sources, query, currentId],
  );
  const best = result.groups[0]?.hits[0]?.score ?? 0;
  const isEmpty = best < GOOD && query.trim() !== '' && sources.state === 'ready';
  if (isEmpty && emptyFor !== query && current && !wantsAll) setEmptyFor(query);
  const [recents] = useState(readRecents);
  const sections = useMemo(() => buildSections(result, query, recents), [result, query, recents]);
  const items = sections.flatMap((section) => section.items);
  const active = items.find(({ id }) => id === chosen) ?? items[0];
  const change = (text: string) => {
    setInput(text);
    setChosen('');
  };
  const move = (step: number) => {
    const index = active ? items.indexOf(active) : -1;
    setChosen(items[(index + step + items.length) % items.length]?.id ?? '');
  };
  return {
    current,
    input,
    query,
    wantsAll,
    sources,
    sections,
    items,
    active,
    change,
    move,
    setChosen,
    setWantsAll,
  };
}

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
      if (event.ctrlKey || event.metaKey) document.getElementById(`site-search-${active.id}`)?.click();
      else choose(active);
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
        <div className={styles.top}>
          <input
            ref={field}
            className={styles.field}
            // Not of the type "search", where Escape clears the field first.
            type="text"
            inputMode="search"
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={active && `site-search-${active.id}`}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            dir="auto"
            value={input}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={translate({ id: 'site.search.close', message: 'Close' })}
            onClick={close}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
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
