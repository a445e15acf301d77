import type { KeyboardEvent, Ref } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './late.module.css';

export interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Id of the list of results. */
  listId: string;
  label: string;
  value: string;
  /** Id of the line that Enter chooses. */
  active: string | undefined;
  hasItems: boolean;
  onChange(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The field of the combobox, and the button that closes the dialog. */
export default function SearchField({ ref, listId, label, active, hasItems, ...props }: SearchFieldProps) {
  return (
    <div className={styles.top}>
      <input
        ref={ref}
        className={styles.field}
        // Not of the type "search", where Escape clears the field first.
        type="text"
        inputMode="search"
        role="combobox"
        aria-expanded={hasItems}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `site-search-${active}`}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      <button
        type="button"
        className={styles.close}
        aria-label={translate({ id: 'site.search.close', message: 'Close' })}
        onClick={props.onClose}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}
