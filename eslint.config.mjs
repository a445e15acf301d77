import fs from 'node:fs';
import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rules of import (design §3), each with its reason in the message. */
const NODE_ONLY = [
  {
    regex: '^(node:|(\\.\\./)+node/|\\./node/)',
    message:
      'theme/ and client/ run in the browser: they never import Node modules or node/. Pass the data through types.ts.',
  },
  {
    regex: '(^|/)options$',
    message:
      'theme/ and client/ never import options.ts, which brings the validator into the browser. Use types.ts.',
  },
  {
    regex: '^@docusaurus/(utils|utils-validation|types)$',
    message: 'These run in Node only: move the code to node/.',
  },
];

const PLUGIN_FOLDERS = fs
  .readdirSync(new URL('plugins', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map((entry) => entry.name);

const OTHER_PLUGINS = [
  {
    regex: `^(\\.\\./)+(${PLUGIN_FOLDERS.join('|')})/`,
    message:
      'A plugin imports no other plugin: what two of them need goes into plugins/kit, components meet in slots.',
  },
  {
    regex: '(^@site/src|(\\.\\./)+src)(/|$)',
    message: 'A plugin imports nothing of the site: take it through props or kit.',
  },
];

const NO_REACT = [
  { regex: '^(react|react-dom)(/|$)', message: 'node/ never imports React: it runs at build time only.' },
];

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns: patterns.flat() }] });

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      '.generated/',
      '**/__fixtures__/',
      '*.mjs',
      '!eslint.config.mjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/__tests__/**', 'tests/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  // Google's script takes an `arguments` object for a call, and an array for something else.
  { files: ['plugins/analytics/client/gtagSink.ts'], rules: { 'prefer-rest-params': 'off' } },
  // Playwright's fixtures call their callback `use`.
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['plugins/*/{theme,client}/**/*.{ts,tsx}'], rules: restrict(NODE_ONLY, OTHER_PLUGINS) },
  { files: ['plugins/*/{node,remark,rehype}/**/*.ts'], rules: restrict(NO_REACT, OTHER_PLUGINS) },
  { files: ['plugins/*/{index,options,types}.ts'], rules: restrict(OTHER_PLUGINS) },
  {
    files: ['src/{components,theme,pages}/**/*.{ts,tsx}'],
    rules: restrict([
      {
        regex: '(^|/)plugins/(?!kit/client)',
        message: "The site reaches a plugin's components through slots and @theme/ only.",
      },
    ]),
  },
);
