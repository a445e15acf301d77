import { createElement, type ElementType, type ReactNode } from 'react';
import { useMDXComponents } from '@mdx-js/react';
import { useKept } from '@site/src/framework/useKept';

interface KeptProps {
  /** Element, by the name that Markdown has for it. */
  is: string;
  /** Number among the kept elements of the page. */
  n: number;
  id?: string;
  className?: string;
  /** On the server, and in development. */
  children?: ReactNode;
}

function KeptElement({ as, n, ...props }: Omit<KeptProps, 'is'> & { as: ElementType }) {
  return createElement(as, { ...props, ...useKept(n) });
}

/** A block of prose, of which the page's script has no copy (`src/build/keep`). */
export default function Kept({ is, n, children, ...props }: KeptProps) {
  const as = (useMDXComponents()[is] ?? is) as ElementType;
  if (children === undefined) return <KeptElement as={as} n={n} {...props} />;
  return createElement(as, { ...props, 'data-kept': n }, children);
}
