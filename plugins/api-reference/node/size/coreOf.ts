/** What nearly every page with a component of a library has, as a module. */
export interface LibraryCore {
  /** Packages that have to be installed for it. */
  packages: string[];
  code: string;
}

function mui(library: string): LibraryCore {
  return {
    packages: [library, '@emotion/react', '@emotion/styled'],
    code: [
      `import { ThemeProvider, createTheme, styled, useTheme } from '${library}/styles';`,
      `import Box from '${library}/Box';`,
      'globalThis.core = [ThemeProvider, createTheme, styled, useTheme, Box];',
    ].join('\n'),
  };
}

const system: LibraryCore = {
  packages: ['@mui/system', '@emotion/react', '@emotion/styled'],
  code: [
    "import { Box, ThemeProvider, createTheme, styled, useTheme } from '@mui/system';",
    'globalThis.core = [Box, ThemeProvider, createTheme, styled, useTheme];',
  ].join('\n'),
};

const baseUi: LibraryCore = {
  packages: ['@base-ui/react'],
  code: [
    "import { useRender } from '@base-ui/react/use-render';",
    "import { mergeProps } from '@base-ui/react/merge-props';",
    'globalThis.core = [useRender, mergeProps];',
  ].join('\n'),
};

/** Cores by name of the package; what is built on Material UI has its core. */
const CORES: readonly [packages: RegExp, core: LibraryCore][] = [
  [/^@base-ui\/react$/, baseUi],
  [/^@mui\/joy$/, mui('@mui/joy')],
  [/^@mui\/system$/, system],
  [/^@(?:mui|toolpad)\//, mui('@mui/material')],
];

/** The core of a package's library (issue 4 point 6); none of a package that is not of this family. */
export function coreOf(packageName: string): LibraryCore | undefined {
  return CORES.find(([packages]) => packages.test(packageName))?.[1];
}
