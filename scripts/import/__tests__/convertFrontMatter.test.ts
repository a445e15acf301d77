import { convertFrontMatter, splitFrontMatter } from '../convertFrontMatter';

const convert = (yaml: string, description?: string) => convertFrontMatter(yaml, 'acme-ui', description);

describe('splitFrontMatter (design §5)', () => {
  it('counts the lines above the body, and takes any line ending', () => {
    expect(splitFrontMatter('---\r\ntitle: Kettle\r\n---\r\n\r\n# Kettle\r\n')).toEqual({
      yaml: 'title: Kettle',
      body: '\n# Kettle\n',
      offset: 3,
    });
  });

  it('is empty for a page without it, even where a rule stands further down', () => {
    const body = '# Kettle\n\n---\n\nText\n\n---\n';
    expect(splitFrontMatter(body)).toEqual({ yaml: '', body, offset: 0 });
  });
});

describe('convertFrontMatter (design §5 "Front matter of that family")', () => {
  it('keeps all keys of that family', () => {
    const yaml = [
      'productId: acme-ui',
      'title: React Kettle component',
      'components: Kettle, KettleLid',
      'hooks: useKettle',
      "githubLabel: 'component: kettle'",
      'materialDesign: https://design.example/kettles',
      'waiAria: https://aria.example/kettle/',
      'unstyled: /acme-base/react-kettle',
      'githubSource: packages/acme-ui/src/Kettle',
      "packageName: '@acme/ui'",
    ].join('\n');
    expect(convert(yaml)).toEqual({ text: `---\n${yaml}\n---\n`, notes: [] });
  });

  it('sets the product of the folder, also from the earlier key', () => {
    expect(convert('product: acme')).toEqual({ text: '---\nproductId: acme-ui\n---\n', notes: [] });
    expect(convert('productId: acme').notes).toEqual([
      { line: 2, kind: 'changed', message: 'productId is "acme-ui" here, not "acme"' },
    ]);
  });

  it('leaves out unknown keys and wrong values, with their lines', () => {
    const { text, notes } = convert('title: Kettle\nshelf: 3\nwaiAria: aria');
    expect(text).toBe('---\nproductId: acme-ui\ntitle: Kettle\n---\n');
    expect(notes.map(({ line, kind }) => [line, kind])).toEqual([
      [3, 'lost'],
      [4, 'lost'],
    ]);
  });

  it('reads values that YAML refuses', () => {
    expect(convert('title: Kettle: sizes').text).toContain("title: 'Kettle: sizes'");
  });

  it('drops the last slash of addresses of the site', () => {
    expect(convert('unstyled: /acme-base/react-kettle/').text).toContain(
      'unstyled: /acme-base/react-kettle\n',
    );
  });

  it('takes the description paragraph, unless it is too long (issue 2 point 2)', () => {
    expect(convert('', 'It heats water.').text).toContain('description: It heats water.');
    expect(convert('', 'x'.repeat(161)).text).not.toContain('description');
  });
});
