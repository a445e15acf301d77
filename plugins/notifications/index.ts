import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { PLUGIN_NAME, type NotificationsSettings } from './types';

export { validateOptions } from './options';

/** News from a JSON feed behind a bell in the bar, with the number of those that are unread (issue 5 point 6). */
export default function pluginNotifications(
  { baseUrl }: LoadContext,
  { feed, refreshAfter, timeout }: PluginOptions,
): Plugin {
  const settings: NotificationsSettings = {
    feed: feed.startsWith('/') ? baseUrl + feed.slice(1) : feed,
    baseUrl,
    refreshAfter,
    timeout,
  };
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
    },
  };
}
