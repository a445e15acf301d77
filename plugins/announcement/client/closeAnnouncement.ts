import { writeStored } from '../../kit/client/storedText';
import { STORAGE_KEY } from '../types';

/** Hides the announcement, for good where storage is allowed, as the script in the page's head does from then on. */
export function closeAnnouncement(id: string): void {
  writeStored(STORAGE_KEY, id);
  document.documentElement.dataset.announcement = 'closed';
}
