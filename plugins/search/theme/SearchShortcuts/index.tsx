import { translate } from '@docusaurus/Translate';
import type { ShortcutsProps } from '../../../kit/client/shortcuts';

/** What the keyboard map says of search. */
export default function SearchShortcuts({ Shortcut }: ShortcutsProps) {
  return (
    <Shortcut
      keys={[['Mod', 'K'], ['/']]}
      label={translate({ id: 'site.search.shortcut', message: 'Search' })}
    />
  );
}
