import Translate, { translate } from '@docusaurus/Translate';
import type { CurrentSource } from '../../client/currentSource';
import styles from './late.module.css';

export interface SearchScopeProps {
  current: CurrentSource;
  isAll: boolean;
  onChange(isAll: boolean): void;
}

/** Whether the reader's own product or all of them are searched. */
export default function SearchScope({ current, isAll, onChange }: SearchScopeProps) {
  return (
    <div
      role="radiogroup"
      className={styles.scope}
      aria-label={translate({ id: 'site.search.scope', message: 'Where to search' })}
    >
      <label className={styles.choice}>
        <input type="radio" name="site-search-scope" checked={!isAll} onChange={() => onChange(false)} />
        <bdi>{current.label === '' ? current.name : `${current.name} ${current.label}`}</bdi>
      </label>
      <label className={styles.choice}>
        <input type="radio" name="site-search-scope" checked={isAll} onChange={() => onChange(true)} />
        <Translate id="site.search.allProducts">All products</Translate>
      </label>
    </div>
  );
}
