import {
  useLayoutEffect,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { findTarget } from '../../client/gridKeys';
import { IconImage } from '../../client/IconImage';
import { IconName } from '../../client/IconName';
import { listRows } from '../../client/listRows';
import { ROW_HEIGHT, useGridWindow } from '../../client/useGridWindow';
import type { LoadedIcons } from '../../client/useIcons';
import type { IconStyle } from '../../types';
import styles from './late.module.css';

export interface IconGridProps {
  icons: LoadedIcons;
  /** Numbers of the icons, in their order. */
  shown: readonly number[];
  style: IconStyle;
  label: string;
  onOpen(index: number): void;
}

/** The icons that a search has found; only the rows in view are in the document (WAI-ARIA APG "Grid"). */
export default function IconGrid({ icons, shown, style, label, onOpen }: IconGridProps) {
  const { store, names } = icons;
  const box = useRef<HTMLDivElement>(null);
  const view = useGridWindow(box);
  const [active, setActive] = useState(0);
  const wantsFocus = useRef(false);
  useSyncExternalStore(store.subscribe, store.getChanges, store.getChanges);
  const columns = view?.columns ?? 1;
  const rows = view ? listRows({ ...view, count: shown.length, active }) : [];
  useEffect(() => {
    store.want(
      style,
      rows.flatMap((row) => shown.slice(row * columns, (row + 1) * columns)),
    );
  });
  useLayoutEffect(() => {
    if (!wantsFocus.current || !box.current) return;
    wantsFocus.current = false;
    const icon = box.current.querySelector<HTMLElement>('[tabindex="0"]');
    icon?.focus({ preventScroll: true });
    // No further than it needs to be seen whole, in the grid and in the page.
    icon?.scrollIntoView({ block: 'nearest' });
  }, [active, columns]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const shape = { count: shown.length, columns, pageRows: view?.pageRows ?? 1, isRtl };
    const target = event.altKey ? null : findTarget(event.key, active, shape, event.ctrlKey || event.metaKey);
    if (target === null) return;
    event.preventDefault();
    wantsFocus.current = target !== active;
    setActive(target);
  };
  const rowCount = Math.ceil(shown.length / columns);
  return (
    <div ref={box} className={styles.box}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        className={styles.grid}
        style={{ height: rowCount * ROW_HEIGHT }}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={styles.row}
            style={{ top: row * ROW_HEIGHT, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {shown.slice(row * columns, (row + 1) * columns).map((index, column) => {
              const cell = row * columns + column;
              return (
                <div key={index} role="gridcell" aria-colindex={column + 1}>
                  <button
                    type="button"
                    className={styles.icon}
                    tabIndex={cell === active ? 0 : -1}
                    aria-haspopup="dialog"
                    title={names[index]}
                    onFocus={() => setActive(cell)}
                    onClick={() => onOpen(index)}
                  >
                    <IconImage drawing={store.get(style, index)} size={28} />
                    <span className={styles.name}>
                      <IconName name={names[index] ?? ''} />
                    </span>
                  </button>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
