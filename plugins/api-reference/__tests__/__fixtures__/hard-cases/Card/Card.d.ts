import * as React from 'react';
import type { CardClasses } from './cardClasses';
import type { CreateSlotsAndSlotProps, SlotProps } from '../internal/types';

export interface CardSlots {
  /**
   * The root.
   * @default 'div'
   */
  root: React.ElementType;
  /**
   * The title.
   * @default Heading
   */
  title: React.ElementType;
  /** Alone: it takes no props. */
  icon: React.ElementType;
}

export interface CardOwnerState extends CardProps {}

export interface CardProps
  extends Omit<React.HTMLAttributes<HTMLDivElement>, 'title' | 'children' | 'onClick'>,
    CreateSlotsAndSlotProps<
      CardSlots,
      {
        root: SlotProps<'div', {}, CardOwnerState>;
        title: SlotProps<React.ElementType<HeadingProps>, {}, CardOwnerState>;
      }
    > {
  /**
   * Override or extend the styles.
   */
  classes?: Partial<CardClasses> | undefined;
  /**
   * What it is called.
   */
  title: React.ReactNode;
}

export interface HeadingProps {
  level?: 1 | 2 | 3;
}

/**
 * A surface.
 *
 * API:
 *
 * - [Card API](https://example.com/hard-cases/api/card/)
 * - inherits [Documented API](https://example.com/hard-cases/api/documented/)
 */
declare const Card: React.ForwardRefExoticComponent<CardProps & Omit<import('../Documented').DocumentedProps, 'dense' | 'small'> & React.RefAttributes<HTMLDivElement>>;
export default Card;
