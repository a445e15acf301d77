import { createFormats } from '../useFormats';

const items = ['a', 'b', 'c'];
const date = '2026-11-21T12:00:00Z';

describe('createFormats (issue 5 point 4 "by Intl")', () => {
  it.each([
    ['en', '1,234.5', 'a, b, and c', 'November 21, 2026'],
    ['de', '1.234,5', 'a, b und c', '21. November 2026'],
    // A language that is missing may have any code.
    ['no language', '1,234.5', 'a, b, and c', 'November 21, 2026'],
  ])('writes numbers, lists and dates as %s does', (code, number, list, day) => {
    const formats = createFormats(code);
    expect(formats.number(1234.5)).toBe(number);
    expect(formats.list(items)).toBe(list);
    expect(formats.date(date, { dateStyle: 'long', timeZone: 'UTC' })).toBe(day);
  });
});
