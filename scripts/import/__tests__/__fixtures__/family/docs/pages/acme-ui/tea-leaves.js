import * as React from 'react';
import MarkdownDocs from 'docs/src/modules/components/MarkdownDocs';
import * as pageProps from 'docs/data/acme/odd/tea-leaves/tea-leaves.md?@acme/markdown';

export default function Page() {
  return <MarkdownDocs {...pageProps} />;
}
