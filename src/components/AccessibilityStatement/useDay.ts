import { useFormats } from '../../../plugins/kit/client/useFormats';

/** `2026-11-22` as the reader's language writes a day. */
export function useDay() {
  const { date } = useFormats();
  return (day: string) => date(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
}
