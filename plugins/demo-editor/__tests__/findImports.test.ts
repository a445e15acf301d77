import path from 'node:path';
import { buildModules } from '../node/buildModules';
import { findImports } from '../node/findImports';

const workspace = path.join(__dirname, '__fixtures__/workspace');

describe('findImports', () => {
  it("finds what demos import, the libraries' root entries, and what compiled code needs", () => {
    expect(findImports(workspace, [])).toEqual({
      packages: [
        '@mui/icons-material',
        '@mui/icons-material/Delete',
        '@mui/material',
        'react',
        'react-dom',
        'react/jsx-runtime',
      ],
      files: ['data', 'react-button/_shared/Tile', 'react-button/_shared/Tile.module.css'],
    });
  });

  it('leaves out the root entries that are too large, not their paths', () => {
    const { packages } = findImports(workspace, ['@mui/icons-material']);
    expect(packages).not.toContain('@mui/icons-material');
    expect(packages).toContain('@mui/icons-material/Delete');
  });
});

describe('buildModules', () => {
  const build = (hasRoot: boolean, packages = ['react']) =>
    buildModules({
      packages,
      files: ['data', 'react-button/Tile', '../DemoRoot'],
      hasRoot,
      licenseKey: 'key',
    });

  it('gives a commercial library the key before code gets it, and no other', () => {
    expect(build(true)).not.toContain('license');
    expect(build(true, ['@mui/x-data-grid-pro'])).toMatch(
      /Promise\.all\(\[import\("@mui\/x-data-grid-pro"\), import\('@mui\/x-license'\)[^]*setLicenseKey\("key"/,
    );
  });

  it('maps names to imports, as a file of the workspace writes them', () => {
    const [start, ...rest] = build(true).split('\n');
    expect(start).toMatch(/^import \{ startSandbox \} from ".*\/client\/sandbox\/startSandbox";$/);
    expect(rest.join('\n')).toMatchInlineSnapshot(`
      "const packages = {
        "react": () => import("react"),
      };
      const files = {
        "data": () => import("./content/data"),
        "react-button/Tile": () => import("./content/react-button/Tile"),
        "../DemoRoot": () => import("./DemoRoot"),
      };
      const loadRoot = () => Promise.all([import('./DemoRoot.tsx'), import('@emotion/react')]);
      startSandbox({ packages, files, loadRoot });
      "
    `);
  });

  it('has no wrapper where the workspace has none', () => {
    expect(build(false)).toContain('const loadRoot = null;');
  });
});
