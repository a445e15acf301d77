import { writeStored } from '../../kit/client/storedText';
import { STORAGE_KEY } from '../types';

/** Hides the announcement, for good where storage is allowed, as the script in the page's head does from then on. */
export function closeAnnouncement(key: string): void {
  writeStored(STORAGE_KEY, key);
  document.documentElement.dataset.announcement = 'closed';
}
