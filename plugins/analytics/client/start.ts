import settings from '@generated/site-analytics/default/settings.json';
import { askForConsent } from './askForConsent';
import { readConsent, watchConsent } from './consent';
import { createTracker, type Tracker } from './createTracker';
import { readClickEvent } from './readClickEvent';
import { drawVitals, reportVitals } from './reportVitals';

function isAllowed(): boolean {
  const consent = readConsent();
  return settings.consent === 'assumed' ? consent !== 'denied' : consent === 'granted';
}

/** Starts to count what the reader allows; asks where that is required and not yet known (issue 6 point 3). */
export function startTracker(): Tracker {
  const tracker = createTracker(settings);
  const { vitals } = settings;
  let isVitalsPending = vitals !== null && drawVitals(vitals.ratio, Math.random);
  const update = () => {
    tracker.allow(isAllowed());
    if (!isAllowed() || !isVitalsPending || !vitals) return;
    isVitalsPending = false;
    void reportVitals(vitals.url, isAllowed);
  };
  update();
  watchConsent(update);
  document.addEventListener(
    'click',
    ({ target }) => {
      const event = readClickEvent(target, Math.random);
      if (event) tracker.event(event);
    },
    // Before a demo or a menu can keep the click for itself.
    { capture: true },
  );
  if (settings.consent === 'required' && readConsent() === null) askForConsent();
  return tracker;
}
