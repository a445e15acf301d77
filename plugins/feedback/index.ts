import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { PLUGIN_NAME, type FeedbackSettings } from './types';

export { validateOptions } from './options';

/** "Was this page helpful?" on each page and each section of it (spec §2 "Feedback prompt", issue 5 point 5). */
export default function pluginFeedback(
  _context: LoadContext,
  { endpoint, newIssue, maxLength, timeout, tries, retryDelay }: PluginOptions,
): Plugin {
  const settings: FeedbackSettings = { endpoint, newIssue, maxLength, timeout, tries, retryDelay };
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', settings);
    },
  };
}
