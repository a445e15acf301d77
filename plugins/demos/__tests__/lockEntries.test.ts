import { lockEntries } from '../node/checks/lockEntries';

const lock = {
  packages: {
    'docs/a/v1': { dependencies: { ui: '1', react: '19' } },
    'docs/a/v2': { dependencies: { ui: '2', react: '19' } },
    'node_modules/ui': {
      version: '2.0.0',
      dependencies: { styles: '^3' },
      peerDependencies: { react: '*', absent: '*' },
    },
    'node_modules/styles': { version: '3.1.0', optionalDependencies: { ui: '2' } },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/unrelated': { version: '1.0.0' },
    'docs/a/v1/node_modules/ui': { version: '1.0.0', dependencies: { styles: '^2' } },
    'docs/a/v1/node_modules/ui/node_modules/styles': { version: '2.0.0' },
  },
};

describe('lockEntries', () => {
  it('follows dependencies to the copies that Node would find', () => {
    expect(lockEntries(lock, 'docs/a/v2')).toEqual([
      'node_modules/react@19.0.0',
      'node_modules/styles@3.1.0',
      'node_modules/ui@2.0.0',
    ]);
    expect(lockEntries(lock, 'docs/a/v1')).toEqual([
      'docs/a/v1/node_modules/ui@1.0.0',
      'docs/a/v1/node_modules/ui/node_modules/styles@2.0.0',
      'node_modules/react@19.0.0',
    ]);
  });

  it('has nothing for a workspace without packages', () => {
    expect(lockEntries(lock, 'docs/b/v1')).toEqual([]);
  });
});
