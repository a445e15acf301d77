import { createFormats } from '../client/useFormats';
import { formatBytes } from '../formatBytes';

it.each([
  [0, '< 0.1 kB'],
  [99, '< 0.1 kB'],
  [100, '0.1 kB'],
  [8692, '8.7 kB'],
  [99_949, '99.9 kB'],
  [99_950, '100 kB'],
  [123_456, '123 kB'],
  [1_234_567, '1,235 kB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('writes the number as a language does', () => {
  const { number } = createFormats('de');
  expect([formatBytes(8692, number), formatBytes(0, number)]).toEqual(['8,7 kB', '< 0,1 kB']);
});
