/** Name of the site, as titles and feeds have it. */
export const SITE_TITLE = 'UI Docs';

export const SITE_TAGLINE = 'Documentation for a family of React UI libraries';
