import { translate } from '@docusaurus/Translate';
import type { ShortcutsProps } from '../../../kit/client/shortcuts';

/** What the keyboard map says of the toolbars of demos. */
export default function DemoShortcuts({ Shortcut }: ShortcutsProps) {
  return (
    <Shortcut
      keys={[['ArrowLeft'], ['ArrowRight']]}
      label={translate({ id: 'site.demos.shortcut', message: 'Move in the toolbar of a demo' })}
    />
  );
}
