import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A post of the blog, in the typography of articles. */
export default function BlogPostItemContainer({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return <article className={clsx('prose', styles.post, className)}>{children}</article>;
}
