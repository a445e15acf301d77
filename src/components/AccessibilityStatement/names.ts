import { translate } from '@docusaurus/Translate';
import type { PageLook, PageKind } from '../../build/accessibility/types';

/** A way of looking at pages, in the reader's language. */
export function lookName(look: PageLook): string {
  switch (look) {
    case 'light':
      return translate({ id: 'site.accessibility.look.light', message: 'Light mode' });
    case 'dark':
      return translate({ id: 'site.accessibility.look.dark', message: 'Dark mode' });
    case 'rtl':
      return translate({ id: 'site.accessibility.look.rtl', message: 'From right to left' });
    case 'forced colors':
      return translate({ id: 'site.accessibility.look.forced', message: 'Forced colors' });
    case '400 % zoom':
      return translate({ id: 'site.accessibility.look.zoom', message: '400 % zoom' });
    case '320 px':
      return translate({ id: 'site.accessibility.look.narrow', message: 'Window of 320 pixels' });
  }
}

/** A kind of page, in the reader's language. */
export function typeName(type: PageKind): string {
  const names: Record<PageKind, string> = {
    home: translate({ id: 'site.accessibility.type.home', message: 'home page' }),
    component: translate({ id: 'site.accessibility.type.component', message: 'component' }),
    api: translate({ id: 'site.accessibility.type.api', message: 'API' }),
    guide: translate({ id: 'site.accessibility.type.guide', message: 'guide' }),
    template: translate({ id: 'site.accessibility.type.template', message: 'template' }),
    icons: translate({ id: 'site.accessibility.type.icons', message: 'search for icons' }),
    blog: translate({ id: 'site.accessibility.type.blog', message: 'blog' }),
    post: translate({ id: 'site.accessibility.type.post', message: 'post of the blog' }),
    versions: translate({ id: 'site.accessibility.type.versions', message: 'versions' }),
    'production-error': translate({ id: 'site.accessibility.type.error', message: 'minified error' }),
    accessibility: translate({ id: 'site.accessibility.type.statement', message: 'this statement' }),
    'earlier version': translate({
      id: 'site.accessibility.type.earlier',
      message: 'component of an earlier version',
    }),
    search: translate({ id: 'site.accessibility.type.search', message: 'open search' }),
    'unknown address': translate({ id: 'site.accessibility.type.unknown', message: 'unknown address' }),
  };
  return names[type];
}
