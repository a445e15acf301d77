import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import pluginCodeCopy, { validateOptions } from '..';

describe('pluginCodeCopy', () => {
  it('hands its two options to the browser and nothing else', async () => {
    const globalData: unknown[] = [];
    const options = validateOptions({ options: {} });
    const plugin = pluginCodeCopy({} as LoadContext, options);
    const actions = {
      setGlobalData: (data: unknown) => void globalData.push(data),
    } as PluginContentLoadedActions;
    await plugin.contentLoaded?.({ content: undefined, actions });
    expect(plugin.name).toBe('site-code-copy');
    expect(globalData).toEqual([{ resetAfter: 2000, keyboard: true }]);
  });
});
