import { findGlobalStyles } from '../node/globalStyles';

const namesIn = (source: string) => findGlobalStyles(source, 'Demo.tsx').map(({ name }) => name);

describe('findGlobalStyles (design §5)', () => {
  it.each([
    ["import CssBaseline from '@mui/material/CssBaseline';", 'CssBaseline'],
    ["import { Box, CssBaseline } from '@mui/material';", 'CssBaseline'],
    ["import { CssBaseline as Base } from '@mui/joy';", 'CssBaseline'],
    ["import Base from '@mui/material/CssBaseline';", 'CssBaseline'],
    ["import { default as Base } from '@mui/material/CssBaseline';", 'CssBaseline'],
    ["import GlobalStyles from '@mui/system/GlobalStyles';", 'GlobalStyles'],
    ["import { Global, css } from '@emotion/react';", 'Global'],
    ["import InitColorSchemeScript from '@mui/joy/InitColorSchemeScript';", 'InitColorSchemeScript'],
    ['const a = <ScopedCssBaseline enableColorScheme />;', 'enableColorScheme'],
  ])('%s', (source, name) => {
    expect(namesIn(source)).toEqual([name]);
  });

  it.each([
    "import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';",
    "import { css } from '@emotion/react';",
    "import { Global } from './icons';",
    "import type { GlobalStyles } from '@mui/material';",
    "import { type CssBaseline, Box } from '@mui/material';",
    "import CssBaselineIcon from './CssBaseline';",
    'const text = "import CssBaseline from \'@mui/material/CssBaseline\'";',
    'const a = <p>enableColorScheme</p>;',
  ])('not: %s', (source) => {
    expect(namesIn(source)).toEqual([]);
  });

  it('says in which line', () => {
    const source = "'use client';\nimport { Global } from '@emotion/react';\n";
    expect(findGlobalStyles(source, 'Demo.tsx')).toEqual([{ name: 'Global', line: 2 }]);
  });
});
