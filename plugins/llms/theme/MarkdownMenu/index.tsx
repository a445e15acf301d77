import { useEffect, useState, type RefObject } from 'react';
import assistants from '@generated/site-llms/default/assistants.json';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { copyText } from '../../../kit/client/copyText';
import { loadMarkdown, toAssistantUrl } from '../../client/loadMarkdown';
import { useMenu } from '../../client/useMenu';
import styles from './late.module.css';

export interface MarkdownMenuProps {
  /** Path of the page's Markdown. */
  href: string;
  /** Gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

type CopyState = 'idle' | 'copied' | 'failed';

function toCopyLabel(state: CopyState): string {
  if (state === 'copied') return translate({ id: 'site.llms.copied', message: 'Copied' });
  if (state === 'failed')
    return translate({ id: 'site.llms.copyFailed', message: 'Not copied: open the Markdown instead' });
  return translate({ id: 'site.llms.copy', message: 'Copy page as Markdown' });
}

/** Copies what is fetched already when the menu opens: a browser lets a click write to the clipboard for a moment only. */
function useMarkdownCopy(href: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const [text, setText] = useState<Promise<string>>();
  useEffect(() => {
    const loading = loadMarkdown(href);
    // Said where it is wanted: at the click.
    loading.catch(() => undefined);
    setText(loading);
  }, [href]);
  const copy = () => {
    text?.then(copyText).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return { state, copy };
}

function toLinks(href: string, siteUrl: string): [label: string, href: string][] {
  const prompt = translate(
    {
      id: 'site.llms.prompt',
      message: 'Read {url} so that I can ask about it.',
      description: 'What an assistant is asked to do with a page of the site',
    },
    { url: siteUrl + href },
  );
  const opened = assistants.flatMap(({ name, url }): [string, string][] => {
    const address = toAssistantUrl(url, prompt);
    const label = translate({ id: 'site.llms.openIn', message: 'Open in {name}' }, { name });
    return address ? [[label, address]] : [];
  });
  return [[translate({ id: 'site.llms.view', message: 'Open as Markdown' }), href], ...opened];
}

/** What a reader can do with the Markdown of a page: copy it, open it, ask an assistant about it (issue 8 point 3). */
export default function MarkdownMenu({ href, button, onClose }: MarkdownMenuProps) {
  const { siteConfig } = useDocusaurusContext();
  const { state, copy } = useMarkdownCopy(href);
  const { ref, onKeyDown } = useMenu((isFocusReturned) => {
    if (isFocusReturned) button.current?.focus();
    onClose();
  });
  return (
    <>
      <div
        ref={ref}
        role="menu"
        className={styles.menu}
        aria-label={translate({ id: 'site.llms.menu', message: 'This page as Markdown' })}
        onKeyDown={onKeyDown}
      >
        <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={copy}>
          {toCopyLabel(state)}
        </button>
        {toLinks(href, siteConfig.url).map(([label, address]) => (
          <a
            key={address}
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            {label}
          </a>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {state !== 'idle' && toCopyLabel(state)}
      </span>
    </>
  );
}
