import clsx from 'clsx';
import type { TOCItem } from '@docusaurus/mdx-loader';
import styles from './styles.module.css';

interface ListProps {
  headings: readonly TOCItem[];
  /** Anchor of the section that the reader is in. */
  active?: string | null;
}

/** Links to headings; those below the second level are set in. */
export function List({ headings, active }: ListProps) {
  return (
    <ul className={styles.list}>
      {headings.map(({ id, value, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={clsx(styles.link, level > 2 && styles.deeper, id === active && styles.active)}
            aria-current={id === active ? 'location' : undefined}
            // The heading's own markup, made by the build from the page's Markdown.
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </li>
      ))}
    </ul>
  );
}
