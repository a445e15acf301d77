import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import { Breadcrumbs } from '@site/src/components/Breadcrumbs';
import { DocContents, DocContentsDisclosure } from '@site/src/components/Contents';
import { Icon } from '@site/src/components/Icon';
import { Pager } from '@site/src/components/Pager';
import { SiteLink } from '@site/src/components/SiteLink';
import { useRouterLinks } from '@site/src/components/useRouterLinks';
import { Slot, SlotProviders } from '@site/plugins/kit/client/Slot';
import { findLocation, useSiteData, withBase, withoutTrailingSlash } from '@site/src/siteData';
import styles from './styles.module.css';

/** What the build adds to a page's front matter, or a writer typed there. */
interface PageFacts {
  /** Of a page of an earlier version: the same page in the current one. */
  currentPage?: string;
  /** Of a page of an earlier version: the guide that leads to the next one. */
  migration?: string;
  noIndex?: boolean;
}

/** What the page's head says, for the plugins in the slot `pageHead`. */
function usePageHead() {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const site = useSiteData();
  const location = findLocation(site, metadata.permalink);
  const { currentPage, migration, noIndex } = frontMatter as PageFacts;
  const crumbs = useSidebarBreadcrumbs() ?? [];
  return {
    location,
    crumbs,
    currentPage,
    migration,
    head: {
      title: metadata.title,
      description: metadata.description,
      canonical: currentPage ? withBase(site, currentPage) : withoutTrailingSlash(metadata.permalink),
      breadcrumbs: [
        ...(location ? [{ title: location.product.name, path: location.version.home }] : []),
        ...crumbs.map((item) => ({
          title: item.label,
          path: item.type === 'link' ? withoutTrailingSlash(item.href) : undefined,
        })),
      ],
      siteUrl: siteConfig.url,
      siteTitle: siteConfig.title,
      noIndex: location?.product.noIndex || Boolean(noIndex),
    },
  };
}

/** One page: breadcrumbs, article with its contents beside it, edit link, previous and next page. */
export default function DocItemLayout({ children }: { children: ReactNode }) {
  const { metadata } = useDoc();
  const { head, location, crumbs, currentPage, migration } = usePageHead();
  const routerLinks = useRouterLinks();
  return (
    <SlotProviders name="pageProvider">
      <Slot name="pageHead" props={head} />
      <div className={styles.layout}>
        <div className={styles.column}>
          <Slot name="pageHeader" props={{ ...location, currentPage, migration }} />
          {location && <Breadcrumbs product={location.product} home={location.version.home} items={crumbs} />}
          <DocContentsDisclosure />
          <article className="prose" {...routerLinks}>
            <DocItemContent>{children}</DocItemContent>
          </article>
          <footer className={styles.footer}>
            <Slot name="articleFooter" />
            {metadata.editUrl && (
              <SiteLink href={metadata.editUrl} className={styles.edit}>
                <Icon name="edit" />
                <Translate id="site.editPage">Edit this page</Translate>
              </SiteLink>
            )}
            <Pager previous={metadata.previous} next={metadata.next} />
          </footer>
        </div>
        <div className={styles.contents}>
          <DocContents />
        </div>
      </div>
    </SlotProviders>
  );
}
