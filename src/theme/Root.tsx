import type { ReactNode } from 'react';
import { SlotProviders } from '@site/plugins/kit/client/Slot';

/** Outermost component of the site: providers that plugins bring for all pages. */
export default function Root({ children }: { children: ReactNode }) {
  return <SlotProviders name="rootProvider">{children}</SlotProviders>;
}
