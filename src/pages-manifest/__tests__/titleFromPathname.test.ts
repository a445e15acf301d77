import { titleFromPathname } from '../titleFromPathname';

describe('titleFromPathname (spec §2 "Sidebar trees", issue 2 point 2)', () => {
  it.each([
    ['/material-ui/react-text-field', 'Text Field'],
    ['/material-ui/react-button', 'Button'],
    ['/x/react-data-grid', 'Data Grid'],
    ['/x/react-data-grid/quickstart', 'Quickstart'],
    ['/material-ui/getting-started/design-resources', 'Design resources'],
    ['getting-started/faq', 'Faq'],
    ['/system/migration/migrating-to-v6', 'Migrating to v6'],
    ['/material-ui/react-button/#sizes', 'Button'],
    ['/material-ui/guides/react-', 'React'],
    ['/', ''],
    ['', ''],
  ])('%s -> %s', (pathname, title) => {
    expect(titleFromPathname(pathname)).toBe(title);
  });
});
