import { LAZY_SLOT_NAMES, SLOT_NAMES, type RegistryRow } from '../registryTypes';
import { buildLazySlotModule, buildSlotsModule, createSlotsPlugin } from '../slotsPlugin';

const rows: RegistryRow[] = [
  {
    name: 'search',
    enabled: true,
    slots: { navbarEnd: ['@theme/SearchButton'], shortcuts: ['@theme/SearchKeys'] },
  },
  {
    name: 'feedback',
    enabled: true,
    slots: { articleFooter: ['@theme/Feedback'], navbarEnd: ['@theme/Inbox', '@theme/Bell'] },
    mdxComponents: { Poll: '@theme/Poll' },
    pageComponents: { Survey: '@theme/Survey' },
  },
];

function slotOf(source: string, name: string): string | undefined {
  return new RegExp(`^  ${name}: \\[(.*)\\],$`, 'm').exec(source)?.[1];
}

describe('buildSlotsModule (design §3 "Slots")', () => {
  it('imports each component once and lists it in its slot, in the order of the registry', () => {
    const source = buildSlotsModule(rows);
    const components = [...source.matchAll(/^import (C\d+) from '(.*)';$/gm)].map(([, local, from]) => [
      from,
      local,
    ]);
    const {
      '@theme/SearchButton': search,
      '@theme/Inbox': inbox,
      '@theme/Bell': bell,
      '@theme/Feedback': feedback,
    } = Object.fromEntries(components) as Record<string, string>;
    expect(components).toHaveLength(4);
    expect(slotOf(source, 'navbarEnd')).toBe(`${search}, ${inbox}, ${bell}`);
    expect(slotOf(source, 'articleFooter')).toBe(feedback);
  });

  it('has every slot of pages, also where no plugin fills it', () => {
    const source = buildSlotsModule([]);
    expect(source).not.toContain('import');
    for (const name of SLOT_NAMES) {
      expect(slotOf(source, name)).toBe(LAZY_SLOT_NAMES.includes(name) ? undefined : '');
    }
  });

  it('leaves slots that are fetched later to modules of their own', () => {
    expect(buildSlotsModule(rows)).not.toContain('SearchKeys');
    expect(buildLazySlotModule(rows, 'shortcuts')).toBe(
      "import C0 from '@theme/SearchKeys';\nexport default [C0];\n",
    );
    expect(buildLazySlotModule([], 'shortcuts')).toBe('export default [];\n');
  });

  it('imports nothing of a plugin that is not among the rows', () => {
    expect(buildSlotsModule(rows.slice(0, 1))).not.toContain('Feedback');
  });
});

describe('createSlotsPlugin', () => {
  it('writes the modules with every build', async () => {
    const written: Record<string, string> = {};
    const createData = async (name: string, data: string | object) => {
      written[name] = String(data);
      return name;
    };
    const plugin = createSlotsPlugin(rows)({} as never);
    await plugin.contentLoaded?.({ actions: { createData } } as never);
    expect(written).toEqual({
      'slots.js': buildSlotsModule(rows),
      'settingsPanel.js': buildLazySlotModule(rows, 'settingsPanel'),
      'shortcuts.js': buildLazySlotModule(rows, 'shortcuts'),
    });
  });
});
