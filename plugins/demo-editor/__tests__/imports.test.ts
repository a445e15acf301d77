import { loadImports, UnknownImport } from '../client/sandbox/imports';

const Button = () => null;
const root = { __esModule: true, Button, Select: { Root: Button }, buttonClasses: {}, default: undefined };

const map = {
  packages: {
    react: async () => ({ useState: 1 }),
    '@mui/material': async () => root,
    '@mui/material/Card': async () => ({ default: 'card' }),
  },
  files: {
    data: async () => ({ default: 'data' }),
    'react-button/_shared/Tile': async () => ({ default: 'tile' }),
    'react-button/Demo.module.css': async () => ({ default: {} }),
  },
};

async function load(specifier: string, folder = 'react-button'): Promise<unknown> {
  const require = await loadImports(map, `var _a = require('${specifier}');`, folder);
  return require(specifier);
}

describe('imports of edited code', () => {
  it('are packages and files, those relative to the folder of the demo', async () => {
    expect(await load('react')).toEqual({ useState: 1 });
    expect(await load('./_shared/Tile')).toEqual({ default: 'tile' });
    expect(await load('../data')).toEqual({ default: 'data' });
    expect(await load('./data', '')).toEqual({ default: 'data' });
    expect(await load('../_shared/Tile', 'react-button/nested')).toEqual({ default: 'tile' });
  });

  it('are loaded only when the code has them', async () => {
    const react = jest.fn(async () => ({}));
    const card = jest.fn(async () => ({}));
    await loadImports({ packages: { react, card }, files: {} }, 'require("react"); require("react")', '');
    expect(react).toHaveBeenCalledTimes(1);
    expect(card).not.toHaveBeenCalled();
  });

  it('find paths that no demo uses in the root entry of their package', async () => {
    expect(await load('@mui/material/Button')).toMatchObject({
      __esModule: true,
      default: Button,
      buttonClasses: {},
    });
    expect(await load('@mui/material/select')).toMatchObject({ Select: root.Select });
  });

  it.each([
    ['@mui/material/Buton', '@mui/material/Card'],
    ['reakt', 'react'],
    ['./Demo.modul.css', './Demo.module.css'],
    ['./_shared/Tiles', './_shared/Tile'],
  ])('name what is nearest to %s', async (specifier, nearest) => {
    const error = await load(specifier).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(UnknownImport);
    expect((error as UnknownImport).nearest[0]).toBe(nearest);
    expect((error as UnknownImport).nearest).toHaveLength(3);
  });

  it.each(['constructor', '__proto__', 'toString', './constructor', 'https://evil.example/x.js'])(
    'are not %s',
    async (specifier) => {
      await expect(load(specifier)).rejects.toBeInstanceOf(UnknownImport);
    },
  );
});
