import type { ComponentType, ReactNode } from 'react';
import slots from '@generated/site-slots/default/slots';
import { Components } from './Components';

type SlotName = keyof typeof slots;

/** Renders what enabled plugins put in a place of the site; `props` reach each of them (design §3 "Slots"). */
export function Slot({ name, props = {} }: { name: SlotName; props?: object }) {
  return <Components of={slots[name] ?? []} props={props} />;
}

/** Wraps children in the providers that enabled plugins put in a slot, the first outermost. */
export function SlotProviders({ name, children }: { name: SlotName; children: ReactNode }) {
  const providers = slots[name] as ComponentType<{ children: ReactNode }>[];
  return providers.reduceRight<ReactNode>((inner, Provider) => <Provider>{inner}</Provider>, children);
}

/** Whether an enabled plugin put anything in a slot: what leads there is shown only then. */
export function isSlotFilled(name: SlotName): boolean {
  return (slots[name]?.length ?? 0) > 0;
}
