import { readQuery, writeQuery } from '../../client/playground/query';
import { MAX_TEXT, startValues } from '../../client/playground/values';
import { BUTTON, HOSTILE } from './data';

const start = startValues(BUTTON);

describe('readQuery (issue 4 point 4, design §8)', () => {
  it('takes values of the controls', () => {
    const search =
      '?Button.children=Save&Button.variant=outlined&Button.edge=false&Button.disabled=true&Button.max=7' +
      '&Button.startIcon=SendIcon';
    expect(readQuery(BUTTON, search)).toEqual({
      ...start,
      children: 'Save',
      variant: 'outlined',
      edge: false,
      disabled: true,
      max: 7,
      startIcon: 'SendIcon',
    });
  });

  it('leaves a prop out where it is empty, if it can be left out', () => {
    const search = '?Button.children=&Button.defaultValue=&Button.variant=&Button.disabled=';
    expect(readQuery(BUTTON, search)).toEqual({ ...start, children: undefined });
  });

  it.each([
    'variant=evil',
    'variant=constructor',
    'variant[]=text',
    'disabled=1',
    'disabled=TRUE',
    'max=0',
    'max=11',
    'max=1e1',
    'max=0x5',
    'max=Infinity',
    'max=NaN',
    'max=5;alert(1)',
    'max=%205',
    'max=5.00000000000000000001',
    'startIcon=<img>',
    'startIcon=__proto__',
    'startIcon=toString',
    `title=${'x'.repeat(MAX_TEXT + 1)}`,
    'title=%00',
    'title=a%0Ab',
    'title=%1B[31m',
    'href=javascript:alert(1)',
    'dangerouslySetInnerHTML=x',
    '__proto__=x',
    'constructor.prototype=x',
  ])('ignores %s', (pair) => expect(readQuery(BUTTON, `?Button.${pair}`)).toEqual(start));

  it.each([
    '?',
    '',
    '?%',
    '?Button=1',
    '?variant=text',
    '?button.variant=text',
    '?Slider.max=7',
    '?edit=Button:x',
  ])('ignores %s', (search) => expect(readQuery(BUTTON, search)).toEqual(start));

  it('has just the props of the controls, and changes no prototype', () => {
    const values = readQuery(BUTTON, '?Button.__proto__=true&__proto__.disabled=true&Button.title=x');
    expect(Object.keys(values).sort()).toEqual(BUTTON.controls.map(({ prop }) => prop).sort());
    expect(({} as Record<string, unknown>).disabled).toBeUndefined();
  });
});

describe('writeQuery', () => {
  it('has what differs from the start', () => {
    expect(writeQuery(BUTTON, start, '')).toBe('');
    expect(writeQuery(BUTTON, { ...start, variant: 'text', children: undefined, max: 3 }, '')).toBe(
      '?Button.children=&Button.variant=text&Button.max=3',
    );
  });

  it('keeps what others wrote, and takes its own away', () => {
    expect(writeQuery(BUTTON, start, '?a=1&Button.max=3&Slider.max=7')).toBe('?a=1&Slider.max=7');
  });

  it.each(HOSTILE.filter((text) => !/[\u2028\u2029]/.test(text)))('brings %j back unchanged', (text) => {
    const values = { ...start, title: text, children: text };
    expect(readQuery(BUTTON, writeQuery(BUTTON, values, ''))).toEqual(values);
  });
});
