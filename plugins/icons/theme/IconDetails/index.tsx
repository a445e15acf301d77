import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type MouseEvent,
} from 'react';
import { translate } from '@docusaurus/Translate';
import IconCopy from '@theme/IconCopy';
import IconStyles from '@theme/IconStyles';
import { findStyles } from '../../client/findStyles';
import { IconImage } from '../../client/IconImage';
import { COLORS, SIZES } from '../../client/samples';
import type { LoadedIcons } from '../../client/useIcons';
import { toModule, writeImport } from '../../client/writeImport';
import { writeSvg } from '../../client/writeSvg';
import type { IconStyle } from '../../types';
import styles from './late.module.css';

export interface IconDetailsProps {
  icons: LoadedIcons;
  index: number;
  initialStyle: IconStyle;
  onClose(): void;
}

/** One icon: its styles, sizes and colors, what to import, and its drawing. */
export default function IconDetails({ icons, index, initialStyle, onClose }: IconDetailsProps) {
  const { store, names } = icons;
  const dialog = useRef<HTMLDialogElement>(null);
  const [style, setStyle] = useState(initialStyle);
  useSyncExternalStore(store.subscribe, store.getChanges, store.getChanges);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => store.want(style, [index]), [store, style, index]);
  const drawing = store.get(style, index);
  const name = toModule(names[index] ?? '', style);
  const code = writeImport(name);
  // Its content fills it: a click on the dialog itself is one beside it.
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="site-icon-name"
      onClose={onClose}
      onClick={onClick}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="site-icon-name" className={styles.title}>
            {name}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={translate({ id: 'site.icons.close', message: 'Close' })}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
        <IconStyles
          name="site-icon-style"
          value={style}
          available={findStyles(icons, index)}
          onChange={setStyle}
        />
        <div className={styles.large}>
          <IconImage drawing={drawing} size={96} />
        </div>
        <ul className={styles.samples} aria-label={translate({ id: 'site.icons.sizes', message: 'Sizes' })}>
          {SIZES.map(({ label, size }) => (
            <li key={label}>
              <IconImage drawing={drawing} size={size} />
              <code>{label}</code>
            </li>
          ))}
        </ul>
        <ul className={styles.samples} aria-label={translate({ id: 'site.icons.colors', message: 'Colors' })}>
          {COLORS.map(({ label, light, dark }) => (
            <li key={label} style={{ '--light': light, '--dark': dark } as CSSProperties}>
              <span className={styles.color}>
                <IconImage drawing={drawing} />
              </span>
              <code>{label}</code>
            </li>
          ))}
        </ul>
        <pre className={styles.code} tabIndex={0}>
          <code>{code}</code>
        </pre>
        <div className={styles.actions}>
          <IconCopy text={code} label={translate({ id: 'site.icons.copyImport', message: 'Copy import' })} />
          <IconCopy
            text={drawing ? writeSvg(drawing) : ''}
            label={translate({ id: 'site.icons.copySvg', message: 'Copy SVG' })}
          />
        </div>
      </div>
    </dialog>
  );
}
