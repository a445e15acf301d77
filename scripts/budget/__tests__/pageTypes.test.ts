import { typeOfPage, type PageFacts } from '../pageTypes';

const written = (more: Partial<PageFacts> = {}): PageFacts => ({
  source: 'docs/ui/v1/content/x.md',
  ...more,
});

describe('typeOfPage (issue 10 point 1 "budgets per page type")', () => {
  it.each([
    ['/', undefined, 'home'],
    ['/blog', undefined, 'blog'],
    ['/blog/a-post', undefined, 'blog'],
    ['/versions', undefined, 'root'],
    ['/404', undefined, 'root'],
    ['/demo-frame/ui-v1', undefined, 'frame'],
    ['/demo-sandbox/ui-v1', undefined, 'sandbox'],
    ['/ui/getting-started', written(), 'guide'],
    ['/ui/getting-started/templates', written(), 'template'],
    ['/ui/getting-started/templates/blog', written(), 'template'],
    ['/ui/material-icons', written(), 'icons'],
    ['/ui/react-button', written(), 'component'],
    ['/ui/v7/react-data-grid/quickstart', written(), 'component'],
    ['/ui/customization/theming', written({ components: ['ThemeProvider'] }), 'guide'],
    ['/ui/box', written({ components: ['Box'] }), 'component'],
    ['/ui/api/button', written({ api: { name: 'Button', kind: 'component' } }), 'api'],
    ['/ui/api', { source: 'docs/ui/v1/content/api/index.md' }, 'api'],
  ] as const)('takes %s for its type', (pathname, facts, type) => {
    expect(typeOfPage(pathname, facts as PageFacts | undefined)).toBe(type);
  });
});
