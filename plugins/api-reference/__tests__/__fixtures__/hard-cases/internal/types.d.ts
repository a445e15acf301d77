import * as React from 'react';

export type OverridableStringUnion<T extends string, U = {}> = T | keyof { [K in keyof U as U[K] extends true ? K : never]: true };

export type SlotProps<Slot extends React.ElementType, Overrides, OwnerState> =
  | (React.ComponentProps<Slot> & Overrides)
  | ((ownerState: OwnerState) => React.ComponentProps<Slot> & Overrides);

export type CreateSlotsAndSlotProps<Slots, K extends Partial<Record<keyof Slots, any>>> = {
  /**
   * The components of each slot.
   * @default {}
   */
  slots?: Partial<Slots> | undefined;
  /**
   * The props of each slot.
   * @default {}
   */
  slotProps?: { [P in keyof K]?: K[P] } | undefined;
};
