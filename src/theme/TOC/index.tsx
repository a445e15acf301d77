import type { Props } from '@theme/TOC';
import { Contents } from '@site/src/components/Contents';

/** Contents of blog posts: theme-classic's own measures a navbar that this site does not have. */
export default function TOC({ toc }: Props) {
  return <Contents headings={toc} />;
}
