import { translate } from '@docusaurus/Translate';
import type { ShortcutsProps } from '../../../kit/client/shortcuts';

/** The shortcut of the map itself. */
export default function KeyboardMapShortcuts({ Shortcut }: ShortcutsProps) {
  return (
    <Shortcut
      keys={[['?']]}
      label={translate({ id: 'site.keyboardMap.shortcut', message: 'Show this list' })}
    />
  );
}
