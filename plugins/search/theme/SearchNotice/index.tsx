import Translate, { translate } from '@docusaurus/Translate';
import type { Section } from '../../client/buildSections';
import type { CurrentSource } from '../../client/currentSource';
import styles from './late.module.css';

export interface SearchNoticeProps {
  query: string;
  state: 'loading' | 'ready' | 'failed';
  /** Hits that are shown. */
  count: number;
  current: CurrentSource | undefined;
  groups: readonly Section[];
  onRetry(): void;
  onQuery(text: string): void;
}

function toStatus({ query, state, count }: SearchNoticeProps): string {
  if (state === 'loading') return translate({ id: 'site.search.loading', message: 'Loading…' });
  if (query.trim() === '' || state === 'failed') return '';
  if (count === 0)
    return translate({ id: 'site.search.none', message: 'No results for “{query}”' }, { query });
  if (count === 1) return translate({ id: 'site.search.one', message: '1 result' });
  return translate({ id: 'site.search.count', message: '{count} results' }, { count: String(count) });
}

const EXAMPLES = ['prop:disabled', 'class:Mui-focusVisible', 'slot:root'];

/** What else can be typed, as buttons that type it. */
function Tips({ onQuery }: Pick<SearchNoticeProps, 'onQuery'>) {
  return (
    <div className={styles.tips}>
      <Translate id="site.search.tips">
        Search for a page, a section, a demo or an error, or for one kind:
      </Translate>
      <span className={styles.examples}>
        {EXAMPLES.map((text) => (
          <button key={text} type="button" className={styles.example} dir="ltr" onClick={() => onQuery(text)}>
            {text}
          </button>
        ))}
      </span>
    </div>
  );
}

function Failure({ onRetry }: Pick<SearchNoticeProps, 'onRetry'>) {
  return (
    <div role="alert" className={styles.failure}>
      <Translate id="site.search.failed">
        Search did not load. The pages themselves go on working; look at your connection and try again.
      </Translate>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}

function Elsewhere({ query, current, groups }: Pick<SearchNoticeProps, 'query' | 'current' | 'groups'>) {
  const isElsewhere = current && query.trim() !== '' && groups.length > 0 && groups[0]?.id !== current.id;
  if (!isElsewhere || groups.every(({ id }) => id === 'site' || id === 'meant')) return null;
  return (
    <p className={styles.text}>
      {translate(
        { id: 'site.search.elsewhere', message: 'Nothing in {product}. From the other products:' },
        { product: current.name },
      )}
    </p>
  );
}

/** What stands above the list: progress, a failure, no results, tips; and what screen readers hear of it. */
export default function SearchNotice(props: SearchNoticeProps) {
  const { query, state, count } = props;
  const status = toStatus(props);
  const isNone = state === 'ready' && query.trim() !== '' && count === 0;
  return (
    <>
      <p role="status" className={isNone || state === 'loading' ? styles.text : styles.hidden}>
        {status}
      </p>
      {state === 'failed' && <Failure onRetry={props.onRetry} />}
      {count > 0 && <Elsewhere {...props} />}
      {isNone && (
        <p className={styles.text}>
          <Translate id="site.search.advice">
            Use fewer or other words, or the name as it stands in code. All products were searched.
          </Translate>
        </p>
      )}
      {(isNone || query.trim() === '') && <Tips onQuery={props.onQuery} />}
    </>
  );
}
