import { useRef, useState, type ComponentType } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { recover } from '../../../kit/client/lateCode';
import type { MarkdownMenuProps } from '@theme/MarkdownMenu';
import styles from './styles.module.css';

/** Opens what can be done with the Markdown of a page; all of that is fetched then. */
export default function MarkdownButton() {
  const [Menu, setMenu] = useState<ComponentType<MarkdownMenuProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const href = `${useDoc().metadata.permalink}.md`;
  const close = () => setMenu(undefined);
  const toggle = () =>
    Menu ? close() : import('@theme/MarkdownMenu').then((module) => setMenu(() => module.default), recover);
  return (
    <div className={styles.root}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      <button ref={button} type="button" aria-haspopup="menu" aria-expanded={!!Menu} onClick={toggle}>
        {translate({ id: 'site.llms.open', message: 'Markdown' })}
      </button>
      {Menu && <Menu href={href} button={button} onClose={close} />}
    </div>
  );
}
