import { useEffect, useId, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import {
  applyView,
  EARLY_SCRIPT,
  readView,
  setView,
  useView,
  VIEWS,
  type View,
} from '../../client/viewStore';
import styles from './styles.module.css';

function labelOf(view: View): string {
  switch (view) {
    case 'expanded':
      return translate({ id: 'site.apiReference.view.expanded', message: 'Expanded' });
    case 'compact':
      return translate({ id: 'site.apiReference.view.compact', message: 'Compact' });
    default:
      return translate({ id: 'site.apiReference.view.table', message: 'Table' });
  }
}

/** Choice of how the tables of API pages are laid out, kept for the whole site and all tabs. */
export default function ApiViews() {
  const name = useId();
  const view = useView();
  const [script] = useState(() => (typeof window === 'undefined' ? EARLY_SCRIPT : ''));
  // Of the store, not of the first render, which is the server's.
  useEffect(() => applyView(readView()), [view]);
  return (
    <div className={styles.place}>
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <fieldset className={styles.views}>
        <legend className="visually-hidden">
          {translate({ id: 'site.apiReference.views', message: 'View of the tables' })}
        </legend>
        {VIEWS.map((each) => (
          <label key={each} className={styles.view}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === view}
              onChange={() => setView(each)}
              className="visually-hidden"
            />
            <span>{labelOf(each)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
