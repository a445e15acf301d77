import type { ReactNode } from 'react';
import clsx from 'clsx';

/** A post of the blog, in the typography of articles. */
export default function BlogPostItemContainer({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return <article className={clsx('prose', className)}>{children}</article>;
}
