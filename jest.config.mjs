/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // The first test of a file waits for compilers and grammars to load, beside other work on the machine.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/(src|plugins|scripts)/**/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/__fixtures__/'],
  modulePathIgnorePatterns: ['<rootDir>/(build|\\.docusaurus|\\.cache|\\.generated)/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // Markdown's packages are ES modules, which Jest runs as CommonJS: all but the large ones that are none.
  transformIgnorePatterns: ['/node_modules/(@babel|@swc|prettier|react|react-dom|typescript|webpack)/'],
  moduleNameMapper: {
    // Their `exports` know `import` only.
    '^(estree-walker)$': '<rootDir>/node_modules/$1/src/index.js',
    '^(remark-emoji)$': '<rootDir>/node_modules/$1/index.js',
    '\\.module\\.css$': '<rootDir>/test/cssModules.ts',
    '^@theme/(Playground\\w*)$': '<rootDir>/plugins/api-reference/theme/$1',
    '^@theme/(Feedback\\w*)$': '<rootDir>/plugins/feedback/theme/$1',
    '^@generated/site-feedback/default/settings.json$': '<rootDir>/test/feedbackSettings.ts',
    '^@theme/(Language\\w*)$': '<rootDir>/plugins/languages/theme/$1',
    '^@generated/client-modules$': '<rootDir>/test/clientModules.ts',
    '^@generated/site-llms/default/assistants.json$': '<rootDir>/test/assistants.ts',
    '^@generated/site-languages/default/dictionaries$': '<rootDir>/test/dictionaries.ts',
    '^@generated/site-counterparts/default/counterparts.json$': '<rootDir>/test/counterparts.ts',
    // Doubles of the framework: its browser modules exist only in a bundle.
    '^@docusaurus/Interpolate$': '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/Interpolate.js',
    '^@docusaurus/(Translate|useDocusaurusContext|useGlobalData)$': '<rootDir>/test/docusaurus/$1',
  },
};
