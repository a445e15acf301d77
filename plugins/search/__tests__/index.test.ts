import { checkPages, readAll } from './readAll';
import { createFile } from './site';

describe('an index, written and read again', () => {
  const urls = readAll(createFile());

  it.each([
    ['a page', 'page', 'Button', '/kit/react-button'],
    ['a heading', 'heading', 'File upload', '/kit/react-button#file-upload'],
    ['a heading whose id its text does not tell', 'heading', 'Sizes', '/kit/react-button#sizes-1'],
    ['a demo', 'demo', 'ButtonSizes', '/kit/react-button#ButtonSizes'],
    ['a demo in several stylings', 'demo', 'StyledButton', '/kit/react-button#StyledButton'],
    ['an API page by what it documents', 'component', 'Snackbar', '/kit/api/snackbar'],
    ['a hook', 'hook', 'useMedia', '/kit/api/use-media'],
    ['an option of a hook', 'argument', 'noSsr', '/kit/api/use-media#use-media-option-noSsr'],
    ['a part', 'component', 'Select.Trigger', '/kit/api/select#select-trigger'],
    ['a prop of a part', 'prop', 'color', '/kit/api/select#select-trigger-prop-color'],
    ['a data attribute', 'data', 'data-popup-open', '/kit/api/select#select-trigger-data-popup-open'],
    ['a slot', 'slot', 'root', '/kit/api/snackbar#snackbar-slot-root'],
    ['a class', 'class', 'MuiButton-root', '/kit/api/button#button-classes-root'],
    [
      'a class of all components',
      'class',
      'Mui-disabled',
      '/kit/api/button-base#button-base-classes-disabled',
    ],
    ['an inherited prop', 'prop', 'disableRipple', '/kit/api/button#button-prop-disableRipple'],
  ])('has %s', (_what, kind, name, url) => {
    expect(urls).toContain(`${kind} ${name} ${url}`);
  });

  it('leaves out headings that all API pages have', () => {
    expect(urls.filter((line) => line.startsWith('heading'))).toHaveLength(2);
  });

  it('puts rows of components that articles show first, inherited ones last', () => {
    expect(checkPages(createFile(), 'disableRipple')).toEqual(['ButtonBase', 'Button']);
    expect(checkPages(createFile(), 'disabled')).toEqual(['Button', 'ButtonBase']);
  });

  it('has minified errors with the address of their page', () => {
    expect(readAll(createFile({ errors: '12\tToo deep.\n7\tNo theme.' }))).toContain(
      'error 12 /production-error?code=12',
    );
  });
});
