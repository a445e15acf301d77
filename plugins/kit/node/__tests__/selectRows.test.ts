import type { RegistryRow } from '../registryTypes';
import { selectRows } from '../selectRows';

const rows: RegistryRow[] = [
  { name: 'demos', core: true, enabled: true },
  { name: 'search', enabled: true },
  { name: 'feedback', enabled: true },
  { name: 'ads', enabled: false },
];

const namesOf = (selected: RegistryRow[]) => selected.map(({ name }) => name);

describe('selectRows (design §3, issue 2 point 5)', () => {
  it('selects what is enabled, in the order of the registry', () => {
    expect(namesOf(selectRows(rows))).toEqual(['demos', 'search', 'feedback']);
  });

  it('leaves out what SITE_PLUGINS_OFF names, spaces and empty names ignored', () => {
    expect(namesOf(selectRows(rows, ' search, ,feedback'))).toEqual(['demos']);
    expect(namesOf(selectRows(rows, ''))).toEqual(['demos', 'search', 'feedback']);
  });

  it('keeps a core plugin also where its row says that it is off', () => {
    expect(namesOf(selectRows([{ name: 'demos', core: true, enabled: false }]))).toEqual(['demos']);
  });

  it('names every wrong name, and those that can be turned off', () => {
    expect(() => selectRows(rows, 'demos,serach,search')).toThrow(
      new Error(
        [
          'SITE_PLUGINS_OFF names plugins that cannot be turned off:',
          '  - "demos" is a core plugin: the site is not itself without it.',
          '  - "serach" is no plugin of this site.',
          'These can: search, feedback, ads.',
        ].join('\n'),
      ),
    );
  });
});
