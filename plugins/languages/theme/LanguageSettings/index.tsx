import { lazy, Suspense } from 'react';
import type { SettingsPanelProps } from '../../../kit/client/settingsPanel';

const LanguageChoice = lazy(() => import('@theme/LanguageChoice'));

/** The choice of a language in the settings drawer; it comes with the drawer's own code (spec §2 "Settings drawer"). */
export default function LanguageSettings(props: SettingsPanelProps) {
  return (
    <Suspense>
      <LanguageChoice {...props} />
    </Suspense>
  );
}
