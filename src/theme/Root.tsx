import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SlotProviders } from '@site/plugins/kit/client/Slot';
import { DocsConfigProvider, type SiteData } from '@site/src/siteData';

/** Outermost component of the site: the configuration of the documentation, and what plugins provide for all pages. */
export default function Root({ children }: { children: ReactNode }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <DocsConfigProvider value={customFields?.site as SiteData}>
      <SlotProviders name="rootProvider">{children}</SlotProviders>
    </DocsConfigProvider>
  );
}
