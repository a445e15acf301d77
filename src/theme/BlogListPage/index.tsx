import Layout from '@theme/Layout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type { Props } from '@theme/BlogListPage';
import Translate from '@docusaurus/Translate';
import { useFormats } from '@site/plugins/kit/client/useFormats';
import { SiteLink } from '@site/src/components/SiteLink';
import styles from './styles.module.css';

const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };

/** The blog: posts with date and summary, newest first. */
export default function BlogListPage({ metadata, items }: Props) {
  const formats = useFormats();
  return (
    <Layout title={metadata.blogTitle} description={metadata.blogDescription}>
      <main className={styles.page}>
        <h1>
          <Translate id="site.blog.title">Blog</Translate>
        </h1>
        <ul className={styles.posts}>
          {items.map(({ content: { metadata: post } }) => (
            <li key={post.permalink}>
              <time dateTime={new Date(post.date).toISOString()}>{formats.date(post.date, DATE)}</time>
              <h2>
                <SiteLink href={post.permalink}>{post.title}</SiteLink>
              </h2>
              <p>{post.description}</p>
            </li>
          ))}
        </ul>
        <BlogListPaginator metadata={metadata} />
      </main>
    </Layout>
  );
}
