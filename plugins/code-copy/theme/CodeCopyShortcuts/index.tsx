import { translate } from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ShortcutsProps } from '../../../kit/client/shortcuts';
import { PLUGIN_NAME, type CodeCopyData } from '../../types';

/** What the keyboard map says of copying, where the keyboard does it. */
export default function CodeCopyShortcuts({ Shortcut }: ShortcutsProps) {
  const { keyboard } = usePluginData(PLUGIN_NAME) as CodeCopyData;
  const label = translate({
    id: 'site.codeCopy.shortcut',
    message: 'Copy the code block under the pointer or with focus, while nothing is selected',
  });
  return keyboard && <Shortcut keys={[['Mod', 'C']]} label={label} />;
}
