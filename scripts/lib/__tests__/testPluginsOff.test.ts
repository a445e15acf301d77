import { registry } from '../../../plugins/registry';
import { listPluginsOff } from '../testPluginsOff';

const optional = registry.filter((row) => !row.core).map((row) => row.name);

describe('listPluginsOff (issue 2 "What it must show")', () => {
  it('has each plugin off once, and most of the others on', () => {
    const { all, ...groups } = listPluginsOff('some');
    expect(all).toBe(optional.join(','));
    const off = Object.values(groups).map((names) => names.split(','));
    expect(off.flat().sort()).toEqual([...optional].sort());
    for (const names of off) expect(names.length).toBeLessThanOrEqual(Math.ceil(optional.length / 2));
  });

  it('has each plugin off alone in the full test', () => {
    expect(Object.keys(listPluginsOff('each'))).toEqual(['all', ...optional]);
  });
});
