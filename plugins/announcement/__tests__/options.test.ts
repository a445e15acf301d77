import { buildInlineScript } from '../node/inlineScript';
import { buildSettings } from '../node/buildSettings';
import { validateOptions, type Options } from '../options';

function validate(options: Partial<Record<keyof Options, unknown>>) {
  return validateOptions({ options: options as Options });
}

const FULL = {
  key: 'release-10',
  text: 'Version 10 is out.',
  link: '/versions',
  paths: ['/material-ui', '/x/'],
};

describe('options of announcement', () => {
  it('default to none', () => {
    expect(validate({})).toEqual({
      id: 'default',
      key: 'announcement',
      text: '',
      link: '',
      paths: ['/'],
    });
  });

  it('can all be set', () => {
    expect(validate(FULL)).toEqual({ id: 'default', ...FULL });
  });

  it.each<[keyof Options, unknown[]]>([
    ['key', ['', "a'b", '</script>', 7]],
    ['text', [null, 7, 'x'.repeat(201)]],
    ['link', ['versions', '//evil.example', 'javascript:alert(1)', null]],
    ['paths', [[], ['x'], '/']],
  ])('reject wrong values of %s', (name, values) => {
    for (const value of values) {
      expect(() => validate({ [name]: value })).toThrow(new RegExp(`\\[announcement\\][^]*- ${name}`));
    }
  });
});

describe('what pages get', () => {
  it('has the base of the site before its paths', () => {
    expect(buildSettings(FULL, '/ui/')).toEqual({
      ...FULL,
      link: '/ui/versions',
      paths: ['/ui/material-ui/', '/ui/x/'],
    });
    expect(buildSettings({ ...FULL, link: 'https://a.example/', paths: ['/'] }, '/')).toMatchObject({
      link: 'https://a.example/',
      paths: ['/'],
    });
  });

  it('has a script that differs only where the announcement does', () => {
    expect(buildInlineScript('a')).toContain("=== 'a'");
    expect(buildInlineScript('a')).not.toBe(buildInlineScript('b'));
  });
});
