/** @type {import('prettier').Config} */
export default {
  printWidth: 110,
  singleQuote: true,
  trailingComma: 'all',
  overrides: [{ files: 'docs/*/*/content/**/*.{ts,tsx}', options: { printWidth: 80 } }],
};
