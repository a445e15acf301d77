import { createRoot } from 'react-dom/client';
import { LanguageRoot } from '../../kit/client/LanguageRoot';
import ConsentBanner from '../theme/ConsentBanner';
import { writeConsent, type Consent } from './consent';

let isOpen = false;

/** Asks the reader, in a box over the page's end that moves nothing, until they answer. */
export function openConsent(): void {
  if (isOpen) return;
  isOpen = true;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const answer = (consent: Exclude<Consent, null>) => {
    writeConsent(consent);
    root.unmount();
    element.remove();
    isOpen = false;
  };
  root.render(
    <LanguageRoot>
      <ConsentBanner onAnswer={answer} />
    </LanguageRoot>,
  );
}
