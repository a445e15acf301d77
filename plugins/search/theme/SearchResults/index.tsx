import { useEffect, useRef, type MouseEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { splitTitle, type Item, type Section } from '../../client/buildSections';
import type { HitKind } from '../../types';
import styles from './late.module.css';

export interface SearchResultsProps {
  /** Id of the list, which the field names. */
  id: string;
  sections: readonly Section[];
  /** Id of the line that Enter chooses. */
  active: string;
  input: string;
  toHref(url: string): string;
  onChoose(item: Item): void;
  onPoint(id: string): void;
}

const kindNames = (): Record<HitKind, string> => ({
  page: translate({ id: 'site.search.page', message: 'Page' }),
  component: translate({ id: 'site.search.component', message: 'API' }),
  hook: translate({ id: 'site.search.hook', message: 'API' }),
  heading: translate({ id: 'site.search.heading', message: 'Section' }),
  demo: translate({ id: 'site.search.demo', message: 'Demo' }),
  prop: translate({ id: 'site.search.prop', message: 'Prop' }),
  slot: translate({ id: 'site.search.slot', message: 'Slot' }),
  class: translate({ id: 'site.search.class', message: 'CSS class' }),
  data: translate({ id: 'site.search.data', message: 'Data attribute' }),
  variable: translate({ id: 'site.search.variable', message: 'CSS variable' }),
  argument: translate({ id: 'site.search.argument', message: 'Argument' }),
  error: translate({ id: 'site.search.error', message: 'Error' }),
});

const CODE: readonly HitKind[] = ['prop', 'slot', 'class', 'data', 'variable', 'argument'];

function Title({ text, input, isCode }: { text: string; input: string; isCode: boolean }) {
  const parts = splitTitle(text, input).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
  return isCode ? <code dir="ltr">{parts}</code> : <span dir="auto">{parts}</span>;
}

function Details({ owner, text, more }: { owner: string; text: string; more: number }) {
  if (owner === '') return text === '' ? null : <span className={styles.details}>{text}</span>;
  return (
    <span className={styles.details}>
      <bdi>{owner}</bdi>
      {more > 0 && ' '}
      {more > 0 &&
        translate({ id: 'site.search.more', message: 'and {count} more' }, { count: String(more) })}
    </span>
  );
}

function toQueryText({ query, count }: Extract<Item, { type: 'query' }>): string {
  return count === undefined
    ? translate({ id: 'site.search.meant', message: 'Did you mean “{query}”?' }, { query })
    : translate(
        { id: 'site.search.all', message: 'All {count} components: {query}' },
        { count: String(count), query },
      );
}

function Line({ item, input }: { item: Item; input: string }) {
  if (item.type === 'query') return <span className={styles.title}>{toQueryText(item)}</span>;
  if (item.type === 'recent') {
    const { title, owner, product } = item.recent;
    return (
      <>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.details}>{[owner, product].filter(Boolean).join(' · ')}</span>
      </>
    );
  }
  const { hit } = item;
  return (
    <>
      <span className={styles.title}>
        <Title text={hit.title} input={input} isCode={CODE.includes(hit.kind)} />
      </span>
      <Details {...hit} />
      <span className={styles.kind}>{kindNames()[hit.kind]}</span>
    </>
  );
}

interface OptionProps extends Omit<SearchResultsProps, 'id' | 'sections' | 'active'> {
  item: Item;
  isActive: boolean;
}

/** A real link where it leads somewhere: it can be opened in another tab. */
function Option({ item, isActive, input, toHref, onChoose, onPoint }: OptionProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const url = item.type === 'hit' ? item.hit.url : item.type === 'recent' ? item.recent.url : undefined;
  const onClick = (event: MouseEvent) => {
    if (url !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onChoose(item);
  };
  return (
    <a
      ref={ref}
      id={`site-search-${item.id}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      href={url === undefined ? '#' : toHref(url)}
      onClick={onClick}
      onPointerMove={() => isActive || onPoint(item.id)}
    >
      <Line item={item} input={input} />
    </a>
  );
}

function toHeading({ id, name, label, older }: Section): string {
  if (id === 'recent') return translate({ id: 'site.search.recent', message: 'Recent' });
  if (id === 'meant') return translate({ id: 'site.search.other', message: 'Other spellings' });
  const title = label === '' ? name : `${name} ${label}`;
  return older
    ? translate({ id: 'site.search.older', message: '{title}, earlier version' }, { title })
    : title;
}

/** The list of a combobox: hits by product, what the reader chose before, other queries. */
export default function SearchResults({ id, sections, active, ...props }: SearchResultsProps) {
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      hidden={sections.length === 0}
      aria-label={translate({ id: 'site.search.results', message: 'Results' })}
    >
      {sections.map((section) => (
        <div key={section.id} role="group" aria-labelledby={`site-search-${section.id}-title`}>
          <div id={`site-search-${section.id}-title`} className={styles.heading} role="presentation">
            {toHeading(section)}
          </div>
          {section.items.map((item) => (
            <Option key={item.id} item={item} isActive={item.id === active} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}
