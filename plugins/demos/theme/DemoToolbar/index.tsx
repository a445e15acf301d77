import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCodePreferences } from '../../../kit/client/codePreferences';
import { LANGUAGE_OF } from '../../client/stylings';
import { TabList } from '../../client/toolbar/TabList';
import { ToolItem } from '../../client/toolbar/ToolItem';
import type { DemoToolbarProps, TabGroup } from '../../client/toolbar/types';
import { useChecks } from '../../client/toolbar/useChecks';
import { useTabs } from '../../client/toolbar/useTabs';
import { useTools } from '../../client/toolbar/useTools';
import { useRovingFocus } from '../../client/useRovingFocus';
import { prefetchSource } from '../../client/useSource';
import styles from './styles.module.css';

/** Few readers ask for it: it comes with the first click. */
const DemoChecks = lazy(() => import('@theme/DemoChecks'));

function ToggleCode({ props, tabIndex }: { props: DemoToolbarProps; tabIndex: number }) {
  const { codeId, open, island, onToggle } = props;
  const { variant } = useCodePreferences();
  const prefetch = () => prefetchSource(island, LANGUAGE_OF[variant]);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={codeId}
      tabIndex={tabIndex}
      onClick={onToggle}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {open
        ? translate({ id: 'site.demos.hideCode', message: 'Hide code' })
        : translate({ id: 'site.demos.showCode', message: 'Show code' })}
    </button>
  );
}

/** The row of tools of one demo: one stop in the tab order, arrow keys inside (issue "Demos and code"). */
export default function DemoToolbar(props: DemoToolbarProps): ReactNode {
  const toolbar = useRef<HTMLDivElement>(null);
  const { active, ...handlers } = useRovingFocus(toolbar);
  const checks = useChecks(props);
  const tools = useTools(props, checks);
  const groups = useTabs(props);
  const countTabs = (some: readonly TabGroup[]) => some.reduce((count, { tabs }) => count + tabs.length, 0);
  const tabCount = countTabs(groups);
  const tabIndexOf = (index: number) => (index === active ? 0 : -1);
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        className={styles.toolbar}
        aria-label={translate({ id: 'site.demos.toolbar', message: 'Tools of the demo' })}
        data-tabs={tabCount}
        {...handlers}
      >
        {groups.map((group, place) => (
          <TabList
            key={group.label}
            {...group}
            codeId={props.codeId}
            tabIndexOf={(index) => tabIndexOf(countTabs(groups.slice(0, place)) + index)}
          />
        ))}
        <ToggleCode props={props} tabIndex={tabIndexOf(tabCount)} />
        <span className={styles.space} />
        {tools.map((tool, index) => (
          <ToolItem key={index} tool={tool} tabIndex={tabIndexOf(tabCount + 1 + index)} />
        ))}
      </div>
      {checks.shown && (
        <Suspense fallback={null}>
          <DemoChecks source={checks.shown.source} baseUrl={props.baseUrl} />
        </Suspense>
      )}
    </>
  );
}
