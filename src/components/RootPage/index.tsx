import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

export interface RootPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page of the site that belongs to no product: one column as wide as prose. */
export function RootPage({ title, description, children }: RootPageProps) {
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>{children}</main>
    </Layout>
  );
}
