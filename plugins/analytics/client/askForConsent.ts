/** Loads the question and shows it; where it cannot be loaded, nobody is asked and nothing is sent (design §7). */
export function askForConsent(): void {
  import('./openConsent').then(
    ({ openConsent }) => openConsent(),
    () => undefined,
  );
}
