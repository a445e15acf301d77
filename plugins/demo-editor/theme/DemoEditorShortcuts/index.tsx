import { translate } from '@docusaurus/Translate';
import type { ShortcutsProps } from '../../../kit/client/shortcuts';

/** What the keyboard map says of the editor. */
export default function DemoEditorShortcuts({ Shortcut }: ShortcutsProps) {
  return (
    <Shortcut
      keys={[['Escape']]}
      label={translate({
        id: 'site.demoEditor.shortcut',
        message: 'In the editor of a demo: let Tab leave it',
      })}
    />
  );
}
