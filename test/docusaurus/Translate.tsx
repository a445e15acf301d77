import type { ReactNode } from 'react';

type Values = Record<string, ReactNode>;

/** The English message with its values in it, as Docusaurus shows it in the default locale. */
export function translate({ message = '' }: { message?: string }, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

export default function Translate({ children = '', values }: { children?: string; values?: Values }) {
  return translate({ message: children }, values);
}
