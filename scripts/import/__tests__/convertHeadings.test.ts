import { convertHeadings } from '../convertHeadings';
import { linesOf, textOf } from './support';

const convert = (text: string) => convertHeadings(linesOf(text));

describe('convertHeadings: anchors of that family go on working (issue 3 point 1, design §5)', () => {
  it('leaves headings alone whose anchors are the same here', () => {
    const text = '# Kettle\n\n## Basic kettle\n\n### Sizes\n\n#### Any & every';
    expect(textOf(convert(text))).toBe(text);
  });

  it.each([
    ['## Heat & steam', 'heat-steam'],
    ['### `createGlaze(options, ...args) => glaze`', 'createglaze-options-args-glaze'],
    ['## About the lab 🧪', 'about-the-lab'],
    ['## Why? `<Lid />`', 'why-lid'],
    ['## With a [link](/acme-ui/x/) in it.', 'with-a-link-in-it'],
  ])('%s keeps the anchor %s', (heading, id) => {
    const { lines, anchors } = convert(heading);
    const text = textOf({ lines });
    expect(text === heading || text === `${heading} {#${id}}`).toBe(true);
    expect(anchors.get(id)).toBe(id);
  });

  it('counts equal headings as that family does', () => {
    expect(textOf(convert('## Import\n\n## Import'))).toBe('## Import\n\n## Import {#import-2}');
  });

  it('knows the anchors of earlier versions', () => {
    expect(convert('## Heat & steam').anchors.get('heat-amp-steam')).toBe('heat-steam');
  });

  it('does not touch code', () => {
    const text = '```md\n## Heat & steam\n```';
    expect(textOf(convert(text))).toBe(text);
  });
});
