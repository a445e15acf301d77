import { readVersionArgs } from '../versionArgs';

describe('readVersionArgs', () => {
  it('reads a release for cut, a version for the others', () => {
    expect(readVersionArgs(['cut', 'alpha', '6.5.0', '--install'])).toEqual({
      command: 'cut',
      product: 'alpha',
      version: 'v6',
      release: '6.5.0',
      install: true,
      force: false,
    });
    expect(readVersionArgs(['remove', 'alpha', '6', '--force'])).toMatchObject({
      version: 'v6',
      force: true,
    });
    expect(readVersionArgs(['check', 'base-ui', 'v5-beta'])).toMatchObject({ version: 'v5-beta' });
    expect(readVersionArgs(['cut', 'joy-ui', 'v5.0.0-beta.52'])).toMatchObject({
      version: 'v5',
      release: '5.0.0-beta.52',
    });
  });

  it.each([
    [[], /"" is no command[^]*no product is named[^]*no version is named[^]*Usage/],
    [['cut', 'alpha', 'v6'], /"v6" is not a release; write a full number such as 6.5.0/],
    [['current', 'alpha', '6.5.0'], /"6.5.0" is not a version; write an id such as v6/],
    [['remove', 'alpha', 'v6', 'v7'], /too many names: v7/],
    [['cut', 'alpha', '6.5.0', '--now'], /Unknown option '--now'[^]*Usage/],
  ])('says what is wrong with %p', (args, expected) => {
    expect(() => readVersionArgs(args)).toThrow(expected);
  });
});
