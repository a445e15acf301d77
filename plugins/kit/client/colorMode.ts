import { useSyncExternalStore } from 'react';
import { COLOR_SCHEMES, MODE_KEY, MODES, type ColorScheme, type Mode } from '../preferences';
import { showColorScheme } from './showColorScheme';
import { readStored, watchStored, writeStored } from './storedText';

export interface ColorMode {
  mode: Mode;
  scheme: ColorScheme;
}

/** What the server knows. */
const UNKNOWN: ColorMode = { mode: 'system', scheme: 'light' };

let current = UNKNOWN;
const listeners = new Set<() => void>();

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Spec §8 "Colour scheme not present in the theme". */
function isKnown(mode: string): mode is Mode {
  if ((MODES as readonly string[]).includes(mode)) return true;
  const known = COLOR_SCHEMES.join(', ');
  console.error(
    `\`${mode}\` does not exist in the theme's color schemes (${known}). Choose one of them, or system.`,
  );
  return false;
}

function apply(mode: Mode): void {
  const system = darkSystem().matches ? 'dark' : 'light';
  const scheme = mode === 'system' ? system : mode;
  showColorScheme(scheme, mode);
  if (current.mode === mode && current.scheme === scheme) return;
  current = { mode, scheme };
  listeners.forEach((listener) => listener());
}

function restore(): void {
  const stored = readStored(MODE_KEY) ?? 'system';
  apply(isKnown(stored) ? stored : 'system');
}

/**
 * Begins to follow what the reader has chosen, here and in other tabs, and the operating system (spec §4 "Theme mode").
 *
 * @returns a function that stops that
 */
export function startColorMode(): () => void {
  restore();
  const media = darkSystem();
  const onSystem = () => apply(current.mode);
  media.addEventListener('change', onSystem);
  const stop = watchStored(MODE_KEY, restore);
  return () => {
    media.removeEventListener('change', onSystem);
    stop();
  };
}

/** Chooses a mode for the whole site and keeps it; one that does not exist is told in the console, and nothing changes. */
export function setMode(mode: string): void {
  if (!isKnown(mode)) return;
  writeStored(MODE_KEY, mode);
  apply(mode);
}

/** The mode and what it comes to now, outside of React. */
export function getColorMode(): ColorMode {
  return current;
}

/** Calls back when either changes. Returns a function that stops that. */
export function subscribeColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode that a reader chose and the color scheme that it comes to; on the server and while hydrating, system and light. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribeColorMode, getColorMode, () => UNKNOWN);
}
