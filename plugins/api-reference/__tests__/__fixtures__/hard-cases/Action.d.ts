import * as React from 'react';
import type { OverridableStringUnion } from './internal/types';

export interface ActionTypeMap<Props = {}, Root extends React.ElementType = 'button'> {
  props: Props & ActionOwnProps;
  defaultComponent: Root;
}

export interface ActionColorOverrides {}

export interface ActionOwnProps {
  /**
   * Text or icon.
   */
  children?: React.ReactNode;
  /**
   * Colour of the label.
   * @default 'plain'
   */
  color?: OverridableStringUnion<'plain' | 'loud', ActionColorOverrides> | undefined;
  /**
   * Where it leads: it becomes an `a`.
   */
  href?: string | undefined;
  /**
   * A negative, a number, and what is left of a boolean.
   * @default -1
   */
  level?: -1 | 0 | 1 | true | undefined;
}

type Props<Map extends { props: object; defaultComponent: React.ElementType }, Root extends React.ElementType> = Map['props'] &
  Omit<React.ComponentPropsWithRef<Root>, keyof Map['props']>;

/** A component with an overload for links, one for any root, and one for its usual root. */
export interface OverloadedComponent<Map extends { props: object; defaultComponent: React.ElementType }> {
  (props: { href: string } & Props<Map, 'a'>): React.JSX.Element;
  <Root extends React.ElementType>(
    props: {
      /**
       * What it renders at its root.
       */
      component: Root;
    } & Props<Map, Root>,
  ): React.JSX.Element | null;
  (props: Props<Map, Map['defaultComponent']>): React.JSX.Element | null;
}

/**
 * A button, or a link where it has an address.
 *
 * Demos:
 *
 * - [Actions](https://example.com/hard-cases/actions/)
 *
 * API:
 *
 * - [Action API](https://example.com/hard-cases/api/action/)
 */
declare const Action: OverloadedComponent<ActionTypeMap>;
export default Action;
