import { FRONT_MATTER_KEYS } from '../frontMatter';
import { loadFixture, problemAt } from './fixtures';

const { problems, manifest } = loadFixture('wrong-pages');
const at = (place: string) => problemAt(problems, place);

describe('wrong front matter (issue 2 "What it must show", design §5, §7)', () => {
  it('suggests the key that was meant', () => {
    expect(at('keys.md:3')).toMatchObject({
      message: 'Front matter: Unknown key "descripton".',
      fix: expect.stringMatching(/^Write "description"/),
    });
  });

  it('lists the known keys for one that resembles none', () => {
    expect(at('keys.md:4').fix).toBe(`Use one of: ${FRONT_MATTER_KEYS.join(', ')}.`);
  });

  it('refuses a slug: it comes from pages.ts (design §3 fact 5)', () => {
    expect(at('keys.md:5')).toMatchObject({
      value: '"/elsewhere"',
      fix: 'Leave it out: it comes from pages.ts.',
    });
  });

  it('refuses the id of another product', () => {
    expect(at('keys.md:6')).toMatchObject({
      message: 'Front matter: "productId" is not that of the folder.',
      value: '"beta"',
      fix: 'Write "alpha".',
    });
  });

  it.each([
    [2, '404', /"title" must be a string/],
    [3, 'true', /"components"/],
    [4, '"not a url"', /"waiAria" must be a valid uri/],
    [5, '"yes"', /"noIndex" must be a boolean/],
  ])('reports the wrong type in line %i', (line, value, message) => {
    expect(at(`types.md:${line}`)).toMatchObject({ value, message: expect.stringMatching(message) });
  });

  it('refuses a description over 160 characters', () => {
    expect(at('types.md:6').message).toBe(
      'Front matter: "description" has 168 characters; more than 160 are cut off by search engines.',
    );
  });

  it('gives the line of a YAML error', () => {
    expect(at('yaml.md:3')).toMatchObject({
      message: 'The front matter is not valid YAML: bad indentation of a mapping entry.',
      value: 'description: one: two',
      fix: expect.stringContaining('needs quotes'),
    });
  });

  it.each(['open.md:1', 'language.md:1'])('asks for two lines "---" in %s, and runs nothing', (place) => {
    expect(at(place).fix).toMatch(/^Begin the file with a line "---"/);
  });

  it('keeps the pages: their other mistakes are reported too', () => {
    expect(manifest.products[0]?.versions[0]?.pages).toHaveLength(8);
  });
});

describe('a missing demo (issue 2 point 7, design §5)', () => {
  it('names file, line, value and the name that was meant', () => {
    expect(at('react-demo.md:7')).toMatchObject({
      value: '"ButtonVarints.tsx"',
      fix: 'Write "ButtonVariants.tsx", or one of: ButtonVariants.tsx, Sizes; or add the file.',
    });
  });

  it('lists the valid names', () => {
    expect(at('react-demo.md:11').fix).toBe('Write one of: ButtonVariants.tsx, Sizes; or add the file.');
  });

  it('tells which file to add where there is no demo', () => {
    expect(at('react-empty.md:3').fix).toBe('Add First.tsx beside the page: there is no demo yet.');
  });
});
