import { useMemo } from 'react';
import { translate } from '@docusaurus/Translate';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Icon } from '../Icon';
import { List } from './List';
import { useActiveHeading } from './useActiveHeading';
import styles from './styles.module.css';

/** Levels that are listed unless the front matter says otherwise. */
const LEVELS = { min: 2, max: 3 };

const title = () => translate({ id: 'site.contents.title', message: 'On this page' });

function useHeadings(): readonly TOCItem[] {
  const { toc, frontMatter } = useDoc();
  const min = frontMatter.toc_min_heading_level ?? LEVELS.min;
  const max = frontMatter.toc_max_heading_level ?? LEVELS.max;
  return useMemo(
    () => (frontMatter.hide_table_of_contents ? [] : toc.filter(({ level }) => level >= min && level <= max)),
    [toc, frontMatter, min, max],
  );
}

/** Headings beside an article; marks the section that the reader is in. */
export function Contents({ headings }: { headings: readonly TOCItem[] }) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const active = useActiveHeading(ids);
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={title()}>
      <p className={styles.title}>{title()}</p>
      <List headings={headings} active={active} />
    </nav>
  );
}

/** Table of contents of a documentation page. */
export function DocContents() {
  return <Contents headings={useHeadings()} />;
}

/** The same above the article where there is no room beside it; works without scripts. */
export function DocContentsDisclosure() {
  const headings = useHeadings();
  if (headings.length === 0) return null;
  return (
    <details className={styles.disclosure}>
      <summary>
        {title()}
        <Icon name="chevronDown" />
      </summary>
      <List headings={headings} />
    </details>
  );
}
