import type { PageFlag } from '../../pages-manifest/types';

/** What the sidebar shows of a page besides its title; travels as `customProps` of a sidebar item. */
export interface SidebarMarks {
  flags?: PageFlag[];
  plan?: 'pro' | 'premium';
  icon?: string;
  /** A heading inside a group, without a disclosure of its own. */
  subheader?: true;
  linkProps?: Record<string, string>;
  /** Announced: shown without a link. */
  planned?: true;
  /** Leads to pages with a sidebar of their own. */
  section?: true;
  /** Leads from those back to all others. */
  back?: true;
  /** One of the site's pages that every product lists. */
  isDefault?: true;
}
