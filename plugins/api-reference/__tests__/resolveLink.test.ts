import { createLinkResolver } from '../node/pages';
import { resolve, targets } from './pageFixtures';

describe('links of the libraries (issue 4 point 3 "links resolved inside the site")', () => {
  it.each([
    [
      'a page of the same version',
      'https://mui.com/material-ui/react-button/',
      '/material-ui/v7/react-button',
    ],
    [
      'an anchor that the page has',
      '/material-ui/react-button/#basics',
      '/material-ui/v7/react-button#basics',
    ],
    ['an anchor that it has not', '/material-ui/react-button/#nowhere', '/material-ui/v7/react-button'],
    [
      'a row of a generated page',
      '/material-ui/api/button/#button-prop-color',
      '/material-ui/v7/api/button#button-prop-color',
    ],
    [
      'an address of earlier years',
      'https://material-ui.com/components/buttons/',
      '/material-ui/v7/react-button',
    ],
    ['an API page of earlier years', 'https://mui.com/api/button/', '/material-ui/v7/api/button'],
    [
      'a page of another product',
      'https://mui.com/x/react-data-grid/#features',
      '/x/react-data-grid#features',
    ],
    ['a page of Base UI', 'https://base-ui.com/react/components/select.md', '/base-ui/react-select'],
    [
      'a moved page of Base UI',
      'https://base-ui.com/react/overview/quick-start',
      '/base-ui/getting-started/quickstart',
    ],
  ])('lead to %s', (_, link, expected) => {
    expect(resolve(link)).toBe(expected);
  });

  it.each([
    ['a page that is not here', '/material-ui/no-such/?a=b#c', 'https://mui.com/material-ui/no-such/?a=b#c'],
    [
      'the site of an earlier version',
      'https://v5.mui.com/material-ui/react-button/',
      'https://v5.mui.com/material-ui/react-button/',
    ],
    ['another site', 'https://developer.mozilla.org/en-US/', 'https://developer.mozilla.org/en-US/'],
    ['an anchor of the same page', '#basics', '#basics'],
    ['an address of another kind', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['no address', 'https://', 'https://'],
  ])('lead away to %s', (_, link, expected) => {
    expect(resolve(link)).toBe(expected);
  });

  it('lead from the pages of a product under another path to its own pages first', () => {
    const toFixture = createLinkResolver(
      { ...targets, hasPage: (pathname) => pathname === '/fixture/api/button' },
      { home: 'https://mui.com', from: '/material-ui', to: '/fixture' },
    );
    expect(toFixture('https://mui.com/material-ui/api/button/')).toBe('/fixture/api/button');
  });
});
