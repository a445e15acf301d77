import { useSyncExternalStore } from 'react';
import type { CodeTabsData } from '../types';
import { readChoice, subscribeToChoices, writeChoice } from './choiceStore';

/**
 * The selected label of a group, and a function that selects another in all groups with the same key. The first label
 * is selected on the server, during hydration, and where the group lacks what the reader chose elsewhere.
 */
export function useCodeChoice({
  storageKey,
  labels,
}: CodeTabsData): [string | undefined, (label: string) => void] {
  const choice = useSyncExternalStore(
    subscribeToChoices,
    () => readChoice(storageKey),
    () => null,
  );
  const selected = choice !== null && labels.includes(choice) ? choice : labels[0];
  return [selected, (label) => writeChoice(storageKey, label)];
}
