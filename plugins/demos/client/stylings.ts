import type { CodeStyling, CodeVariant } from '../../kit/client/codePreferences';
import { STYLINGS, type Island, type Language, type Styling } from '../types';

/** Language of the source by the reader's preference. */
export const LANGUAGE_OF: Record<CodeVariant, Language> = { TS: 'ts', JS: 'js' };

/** Folder of a styling by the reader's preference (spec §3 "Preferences"). */
export const STYLING_OF: Record<CodeStyling, Styling> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/** The other way round. */
export const PREFERENCE_OF: Record<Styling, CodeStyling> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** Stylings that a demo comes in, in the order of the toolbar. */
export function stylingsOf(islands: Partial<Record<Styling, Island>>): Styling[] {
  return STYLINGS.filter((styling) => islands[styling]);
}

/** The reader's choice where the demo has it, else the demo's first. */
export function chooseStyling(islands: Partial<Record<Styling, Island>>, preference: CodeStyling): Styling {
  const wanted = STYLING_OF[preference];
  return islands[wanted] ? wanted : (stylingsOf(islands)[0] ?? 'system');
}
