import { useLayoutEffect, useRef, useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { recover } from '@site/plugins/kit/client/lateCode';
import { contentOf, loadContent, rememberContent } from './content';

/**
 * Props for an element whose content is in the page's HTML and not in its script: React leaves alone what is there. Where
 * nothing is, because the reader came from another page, the content comes from a file of its own.
 *
 * @param n number of the element among those of the page
 */
export function useKept(n: number) {
  const { permalink } = useDoc().metadata;
  const ref = useRef<HTMLElement>(null);
  const [html, setHtml] = useState(() => contentOf(permalink, n) ?? '');
  useLayoutEffect(() => {
    const element = ref.current as HTMLElement;
    if (!element.hasChildNodes()) {
      loadContent(permalink).then(
        (content) => setHtml(content[n] ?? ''),
        // A deploy may have replaced this build: the page's own address has what belongs together.
        recover,
      );
    }
    return () => rememberContent(permalink, n, element.innerHTML);
  }, [permalink, n]);
  return { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
}
