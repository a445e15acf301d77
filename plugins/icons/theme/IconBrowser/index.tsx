import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import IconDetails from '@theme/IconDetails';
import IconGrid from '@theme/IconGrid';
import IconStyles, { nameStyle } from '@theme/IconStyles';
import { useFormats } from '../../../kit/client/useFormats';
import { findStyles } from '../../client/findStyles';
import { useAddress } from '../../client/useAddress';
import { useIcons } from '../../client/useIcons';
import styles from './late.module.css';

export interface IconBrowserProps {
  /** Address of the files of the version, with a slash at the end. */
  folder: string;
}

/** Field, styles, grid and details of the search of icons (issue 8 point 4). */
export default function IconBrowser({ folder }: IconBrowserProps) {
  const { icons, hasFailed, retry } = useIcons(folder);
  const [{ query, style }, change] = useAddress();
  const [opened, setOpened] = useState<number | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const formats = useFormats();
  const found = useMemo(() => icons?.search(query) ?? [], [icons, query]);
  const shown = useMemo(
    () => found.filter((index) => icons && findStyles(icons, index).includes(style)),
    [found, icons, style],
  );
  const clear = () => {
    change({ query: '' });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') content.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else if (event.key === 'Escape' && query !== '') change({ query: '' });
    else return;
    event.preventDefault();
  };
  const count = translate(
    { id: 'site.icons.count', message: '{count} icons', description: 'How many icons a search has found' },
    { count: formats.number(shown.length) },
  );
  const label = translate({ id: 'site.icons.search', message: 'Search icons' });
  return (
    <div ref={content} className={styles.browser}>
      <div className={styles.bar}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={({ target }) => change({ query: target.value })}
          onKeyDown={onKeyDown}
        />
        <div className={styles.row}>
          <IconStyles name="site-icons-style" value={style} onChange={(next) => change({ style: next })} />
          <span role="status" className={styles.count}>
            {icons && count}
          </span>
        </div>
      </div>
      {hasFailed && (
        <p className={styles.note} role="alert">
          <Translate id="site.icons.failedNames">The names of the icons could not be loaded.</Translate>{' '}
          <button type="button" onClick={retry}>
            <Translate id="site.icons.retry">Try again</Translate>
          </button>
        </p>
      )}
      {icons && shown.length === 0 && (
        <p className={styles.note}>
          {found.length > 0 ? (
            <Translate id="site.icons.otherStyle" values={{ style: nameStyle(style) }}>
              {'No such icon in the style {style}. Others have it.'}
            </Translate>
          ) : (
            <Translate id="site.icons.none" values={{ query: <bdi>{query}</bdi> }}>
              {'No icon for “{query}”. Try what it shows or what it stands for in one English word.'}
            </Translate>
          )}{' '}
          <button type="button" onClick={clear}>
            <Translate id="site.icons.clear">Show all icons</Translate>
          </button>
        </p>
      )}
      {icons && shown.length > 0 && (
        <IconGrid
          key={`${query} ${style}`}
          icons={icons}
          shown={shown}
          style={style}
          label={count}
          onOpen={setOpened}
        />
      )}
      {icons && opened !== null && (
        <IconDetails icons={icons} index={opened} initialStyle={style} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
