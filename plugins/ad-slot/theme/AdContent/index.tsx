import { useState } from 'react';
import settings from '@generated/site-ad-slot/default/settings.json';
import { emitEvent } from '../../../kit/client/events';
import { AdBoundary } from '../../client/AdBoundary';
import { AdConfigProvider } from '../../client/adConfig';
import { drawChoices } from '../../client/drawChoices';
import { isCrawler } from '../../client/isCrawler';
import Ad from '../Ad';

/** What the slot holds in the browser: choices are made here, once for each view of a page, after hydration. */
export default function AdContent() {
  const [choices] = useState(() => drawChoices(Math.random, settings.displayRatio));
  if (isCrawler(navigator.userAgent)) return null;
  const onCrash = ({ name }: Error) => {
    if (choices.isSampled) emitEvent({ category: 'ad', action: 'crash', label: name });
  };
  return (
    <AdBoundary onCrash={onCrash}>
      <AdConfigProvider value={settings}>
        <Ad choices={choices} />
      </AdConfigProvider>
    </AdBoundary>
  );
}
