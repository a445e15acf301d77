import styles from '../../theme/DemoToolbar/styles.module.css';
import type { TabGroup } from './types';

interface TabListProps extends TabGroup {
  /** Id of what the tabs change. */
  codeId: string;
  /** `tabIndex` of one of the tabs, by its place among them. */
  tabIndexOf(index: number): number;
}

/** Tabs of the toolbar; its arrow keys move between them. */
export function TabList({ label, tabs, codeId, tabIndexOf }: TabListProps) {
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab, index) => (
        <button
          key={tab.label}
          type="button"
          role="tab"
          aria-selected={tab.selected}
          aria-controls={codeId}
          tabIndex={tabIndexOf(index)}
          className={styles.tab}
          onClick={tab.selected ? undefined : tab.onSelect}
          onPointerEnter={tab.onIntent}
          onFocus={tab.onIntent}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
