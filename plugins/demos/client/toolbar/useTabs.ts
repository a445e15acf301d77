import { translate } from '@docusaurus/Translate';
import {
  CODE_VARIANTS,
  setCodePreferences,
  useCodePreferences,
  type CodePreferences,
} from '../../../kit/client/codePreferences';
import { LANGUAGE_OF, PREFERENCE_OF, stylingsOf } from '../stylings';
import { prefetchIsland, prefetchSource } from '../useSource';
import type { DemoToolbarProps, TabGroup } from './types';

/** The tabs of a demo: its languages, and its stylings where it has several. */
export function useTabs({ islands, island, styling, open, onSwitch }: DemoToolbarProps): TabGroup[] {
  const { variant } = useCodePreferences();
  const stylings = stylingsOf(islands);
  const select = (change: Partial<CodePreferences>) => {
    onSwitch();
    setCodePreferences(change);
  };
  return [
    {
      label: translate({ id: 'site.demos.language', message: 'Language' }),
      tabs: CODE_VARIANTS.toReversed().map((value) => ({
        label: value,
        selected: variant === value,
        onSelect: () => select({ variant: value }),
        onIntent: () => open && prefetchSource(island, LANGUAGE_OF[value]),
      })),
    },
    {
      label: translate({ id: 'site.demos.styling', message: 'Styling' }),
      tabs: (stylings.length > 1 ? stylings : []).map((value) => ({
        label: PREFERENCE_OF[value],
        selected: styling === value,
        onSelect: () => select({ styling: PREFERENCE_OF[value] }),
        onIntent: () => prefetchIsland(islands[value], LANGUAGE_OF[variant]),
      })),
    },
  ].filter(({ tabs }) => tabs.length > 0);
}
