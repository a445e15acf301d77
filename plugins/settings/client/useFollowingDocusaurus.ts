import { useEffect } from 'react';
import { useColorMode as useDocusaurusColorMode } from '@docusaurus/theme-common';
import { useColorMode } from '../../kit/client/colorMode';

/**
 * Lets Docusaurus' own color mode, which components of its theme read, follow the site's. Nothing is stored under its
 * key, so that there is one source of truth (design §3 fact 9).
 */
export function useFollowingDocusaurus(): void {
  const { mode } = useColorMode();
  // Its types leave out the second argument.
  const follow: (mode: 'light' | 'dark' | null, options: { persist: boolean }) => void =
    useDocusaurusColorMode().setColorMode;
  useEffect(() => {
    follow(mode === 'system' ? null : mode, { persist: false });
  }, [mode, follow]);
}
