import { formatBytes } from '../formatBytes';

it.each([
  [0, '< 0.1 kB'],
  [99, '< 0.1 kB'],
  [100, '0.1 kB'],
  [8692, '8.7 kB'],
  [99_949, '99.9 kB'],
  [99_950, '100 kB'],
  [123_456, '123 kB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
