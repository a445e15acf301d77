import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import { Icon } from '@site/src/components/Icon';
import styles from './styles.module.css';

type Kind = 'note' | 'tip' | 'info' | 'success' | 'warning' | 'error';

/** Docusaurus' other names, which its own components use too. */
const ALIASES: Partial<Record<string, Kind>> = {
  secondary: 'note',
  important: 'info',
  caution: 'warning',
  danger: 'error',
};

const LABELS: Record<Kind, () => string> = {
  note: () => translate({ id: 'site.admonition.note', message: 'Note' }),
  tip: () => translate({ id: 'site.admonition.tip', message: 'Tip' }),
  info: () => translate({ id: 'site.admonition.info', message: 'Information' }),
  success: () => translate({ id: 'site.admonition.success', message: 'Success' }),
  warning: () => translate({ id: 'site.admonition.warning', message: 'Warning' }),
  error: () => translate({ id: 'site.admonition.error', message: 'Error' }),
};

function toKind(type: string): Kind {
  return type in LABELS ? (type as Kind) : (ALIASES[type] ?? 'info');
}

/** `:::info`, `:::warning` and so on: set apart by an icon and a tint, and named for screen readers (design §5). */
export default function Admonition(props: Props) {
  const { type, title, className, id, children } = processAdmonitionProps(props);
  const kind = toKind(type);
  return (
    <div id={id} className={clsx(styles.admonition, className)} data-admonition={kind}>
      <Icon name={kind} className={styles.icon} />
      <div className={styles.content}>
        <span className="visually-hidden">{LABELS[kind]()}: </span>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
