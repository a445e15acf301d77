import { Children, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { nextTab } from '../../client/nextTab';
import { useCodeChoice } from '../../client/useCodeChoice';
import type { CodeTabsData } from '../../types';
import styles from './styles.module.css';

export interface CodeTabsProps extends CodeTabsData {
  /** One code block for each label. */
  children: ReactNode;
}

/** Does something that may change heights above an element, which stays where it is in the window. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Alternatives of one piece of code as tabs; the choice holds for all groups with the key (issue 3, point 1). */
export default function CodeTabs({ storageKey, labels, children }: CodeTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, choose] = useCodeChoice({ storageKey, labels });

  const select = (label: string) => {
    if (list.current) keepInPlace(list.current, () => choose(label));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.children] as HTMLElement[];
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.indexOf(event.target as HTMLElement);
    const next = nextTab(event.key, { index, count: tabs.length, isRtl });
    const label = next === undefined ? undefined : labels[next];
    if (next === undefined || label === undefined) return;
    event.preventDefault();
    select(label);
    tabs[next]?.focus();
  };

  return (
    <div className={styles.group} data-code-tabs={storageKey}>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={storageKey.replaceAll(/[-_]/g, ' ')}
        onKeyDown={onKeyDown}
      >
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            className={styles.tab}
            aria-selected={label === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={label === selected ? 0 : -1}
            onClick={() => select(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((block, index) => (
        <div
          key={labels[index]}
          role="tabpanel"
          id={`${id}panel${index}`}
          className={styles.panel}
          aria-labelledby={`${id}tab${index}`}
          hidden={labels[index] !== selected}
        >
          <div className={styles.label}>{labels[index]}</div>
          {block}
        </div>
      ))}
    </div>
  );
}
