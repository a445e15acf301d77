import { getCodePreferences } from '../../kit/client/codePreferences';
import type { ProductPath } from '../types';

/** What is said of the reader's browser and choices (spec §7 "Tag-function user properties"). */
export interface UserProperties {
  codeVariant: string;
  language: string;
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: 'light' | 'dark';
  codeStyling: string;
}

/** Spec §7 "Tag-function analytics". */
export interface PageView {
  title: string;
  /** Address without query and fragment: what readers type or choose stays with them. */
  location: string;
  productId: string | null;
  categoryId: string | null;
  userProperties: UserProperties;
}

function readUserProperties(): UserProperties {
  const { variant, styling } = getCodePreferences();
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: variant,
    language: lang,
    devicePixelRatio: window.devicePixelRatio,
    colorSchemeOS: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    colorScheme: dataset.theme === 'dark' ? 'dark' : 'light',
    codeStyling: styling,
  };
}

/** The view of the page that is shown now. */
export function readPageView(products: readonly ProductPath[]): PageView {
  const { origin, pathname } = window.location;
  const product = products.find(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`));
  return {
    title: document.title,
    location: origin + pathname,
    productId: product?.productId ?? null,
    categoryId: product?.categoryId ?? null,
    userProperties: readUserProperties(),
  };
}
