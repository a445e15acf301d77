import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import pluginLanguages, { validateOptions } from '..';

const siteDir = path.join(__dirname, '__fixtures__');

async function load(languages: string[]): Promise<Record<string, unknown>> {
  const written: Record<string, unknown> = {};
  const plugin = pluginLanguages({ siteDir } as LoadContext, validateOptions({ options: { languages } }));
  const actions = {
    createData: (name: string, data: unknown) => {
      written[name] = data;
      return Promise.resolve(name);
    },
  } as PluginContentLoadedActions;
  await plugin.contentLoaded?.({ content: undefined, actions });
  return written;
}

describe('pluginLanguages', () => {
  it('writes the dictionary of each language but English, and what loads each', async () => {
    expect(await load(['en', 'de'])).toEqual({
      'de.json': { 'site.a': 'Eins', 'site.b': 'Zwei {name}' },
      'dictionaries.js': "export default {\n  'de': () => import('./de.json'),\n};\n",
    });
    expect(await load(['en'])).toEqual({ 'dictionaries.js': 'export default {\n};\n' });
  });

  it('says of all languages that cannot be shown why, and what to do (design §7)', async () => {
    const languages = ['en', 'de', 'xa', 'xb'];
    const problem = load([...languages, 'fr']);
    await expect(problem).rejects.toThrow(
      '[languages] Languages enabled in plugins/registry.ts cannot be shown:',
    );
    await expect(problem).rejects.toThrow(
      '- "fr" has no i18n/fr/code.json. Make it with "npm run write-translations -- --locale fr" and translate it.',
    );
    await expect(problem).rejects.toThrow('- i18n/xa/code.json is no JSON: ');
    await expect(problem).rejects.toThrow(
      '- i18n/xb/code.json has no { "message": "…" } for "site.a", "site.b".',
    );
  });
});
