import Head from '@docusaurus/Head';

/** What the head of a page says to search engines and link previews. */
export interface PageMetadataProps {
  title: string;
  description?: string;
  /** Path of the page that search engines should show for this one. */
  canonical: string;
  /** Titles and paths from the product to this page. */
  breadcrumbs: { title: string; path?: string }[];
  siteUrl: string;
  siteTitle: string;
  noIndex?: boolean;
}

/** Breadcrumbs in schema.org's vocabulary, so that results show the group instead of the address. */
function toJsonLd({ breadcrumbs, siteUrl }: PageMetadataProps): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path && { item: siteUrl + path }),
    })),
  }).replaceAll('<', '\\u003c');
}

export default function PageMetadata(props: PageMetadataProps) {
  const { title, description, canonical, siteUrl, siteTitle, noIndex } = props;
  const url = siteUrl + canonical;
  return (
    <Head>
      <title>{`${title} | ${siteTitle}`}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary" />
      <script type="application/ld+json">{toJsonLd(props)}</script>
    </Head>
  );
}
