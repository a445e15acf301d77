import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import pluginFeedback, { validateOptions } from '..';

describe('pluginFeedback', () => {
  it('writes its settings to a file that only the form and the sender read', async () => {
    const written: [string, object | string][] = [];
    const newIssue = 'https://code.example/docs/issues/new';
    const plugin = pluginFeedback({} as LoadContext, validateOptions({ options: { newIssue } }));
    const actions = {
      createData: (name: string, data: object | string) =>
        Promise.resolve(String(written.push([name, data]))),
    } as PluginContentLoadedActions;
    await plugin.contentLoaded?.({ content: undefined, actions });
    const settings = { endpoint: '', newIssue, maxLength: 800, timeout: 5000, tries: 3, retryDelay: 1000 };
    expect(written).toEqual([['settings.json', settings]]);
  });
});
