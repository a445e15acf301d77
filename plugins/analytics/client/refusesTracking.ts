interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the reader's browser says that nothing may be counted: Do Not Track, or Global Privacy Control. */
export function refusesTracking(signals: Signals = navigator as Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1' || signals.doNotTrack === 'yes';
}
