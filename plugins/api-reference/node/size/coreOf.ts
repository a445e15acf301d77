/** What nearly every page with a component of a library has, as a module. */
export interface LibraryCore {
  /** Packages that have to be installed for it. */
  packages: string[];
  code: string;
}

const EMOTION = ['@emotion/react', '@emotion/styled'];

/** Theme, `styled` and `Box` of a library that is styled with Emotion. */
function styledCore(library: string, theming: readonly string[], styles: string): LibraryCore {
  const names = [...theming, 'styled', 'useTheme'].join(', ');
  const code = [
    `import { ${names} } from '${styles}';`,
    `import Box from '${library}/Box';`,
    `globalThis.core = [${names}, Box];`,
  ];
  return { packages: [library, ...EMOTION], code: code.join('\n') };
}

const material = styledCore('@mui/material', ['ThemeProvider', 'createTheme'], '@mui/material/styles');
const joy = styledCore('@mui/joy', ['CssVarsProvider', 'extendTheme'], '@mui/joy/styles');
const system = styledCore('@mui/system', ['ThemeProvider', 'createTheme'], '@mui/system');

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
  [/^@mui\/joy$/, joy],
  [/^@mui\/system$/, system],
  [/^@(?:mui|toolpad)\//, material],
];

/** The core of a package's library (issue 4 point 6); none of a package that is not of this family. */
export function coreOf(packageName: string): LibraryCore | undefined {
  return CORES.find(([packages]) => packages.test(packageName))?.[1];
}
