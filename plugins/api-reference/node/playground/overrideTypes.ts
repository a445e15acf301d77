import type { PlayValue } from '../../types';

/** How a control differs from the one that the type of its prop gives; also gives one where the type gives none. */
export interface ControlOverride {
  /** Type of a prop that the tables do not list, such as an attribute of the element. */
  type?: string;
  /** A text field. */
  text?: true;
  /** A choice. */
  options?: PlayValue[];
  /** A choice of JSX by name, for nodes that are no text: `{ SendIcon: '<SendIcon />' }`. */
  elements?: Record<string, string>;
  /** Limits of a number, so that no address makes a page render a million stars. */
  min?: number;
  max?: number;
  step?: number;
  /** Where the library's `@default` is missing, or no literal. */
  default?: PlayValue;
}

/** What a component needs besides its props to be shown: children, data, a surrounding component. */
export interface ComponentOverride {
  /**
   * JSX around the component, in which ` {...props}` stands once for what the reader sets; components in it are
   * imported by their names. By default the component alone.
   */
  template?: string;
  /** Attributes that no reader changes, as JSX. */
  attributes?: string[];
  /** Values at the start. */
  initial?: Record<string, PlayValue>;
  /** Props with a control besides those of `controls` and `initial`; by default all that can have one. */
  only?: string[];
  /** Controls by prop; `false` for a prop that would break the preview, or show nothing. */
  controls?: Record<string, ControlOverride | false>;
  /** Part of a compound component whose props are played with. */
  part?: string;
  /** Imports that cannot be told from a component's name. */
  imports?: string[];
  /** The preview is as wide as the playground instead of as its content. */
  wide?: true;
  /** Styles of the preview of a component that has none, as an object for Emotion. */
  styles?: Record<string, unknown>;
}

/** The playgrounds of one library: a component that is not listed has none. */
export interface LibraryOverrides {
  /** Import line of a component or icon in a template. */
  importOf(name: string): string;
  components: Record<string, ComponentOverride>;
}
