/**
 * The API of a library as data: what the generator reads from type declarations, what one JSON file a component or
 * hook holds, and what the pages show. Texts are Markdown as the library wrote it, links included. Lists are empty
 * rather than absent; a field that is optional is absent where the library says nothing.
 */

/** A parameter of a callback, or of a hook. */
export interface ApiParameter {
  name: string;
  /** As a reader would write it. */
  type: string;
  description?: string;
  optional?: true;
  default?: string;
}

/** A function that a prop takes. */
export interface ApiSignature {
  parameters: ApiParameter[];
  returns: { type: string; description?: string };
}

export interface ApiProp {
  name: string;
  /** As a reader would write it: `'small' | 'medium' | 'large'`, never a name of the library's internals. */
  type: string;
  /** The members of a type that is shown by its name, one line each, where they help. */
  typeDetails?: string;
  required?: true;
  /** As in `@default`: source text, for example `'medium'`. */
  default?: string;
  description?: string;
  /** What to use instead; empty where the library does not say. */
  deprecated?: string;
  signature?: ApiSignature;
  /** Takes names of its own beside the listed ones (module augmentation), as `color` does. */
  extensible?: true;
  /** `sx` and other props of the system. */
  system?: true;
}

/** Props that come from another component or element, in place but apart from the own ones. */
export interface ApiInheritance {
  /** Name of a component (`ButtonBase`) or element (`div`). */
  from: string;
  kind: 'component' | 'element';
  props: ApiProp[];
}

export interface ApiSlot {
  name: string;
  description?: string;
  /** Element or component without a slot given, for example `'span'` or `Fade`. */
  default?: string;
  /** Class of the slot's element, for example `.MuiAlert-icon`. */
  className?: string;
  /** Whether `slotProps` takes props for it. */
  hasSlotProps: boolean;
}

export interface ApiClass {
  /** Key of the `classes` prop, for example `root`. */
  key: string;
  /** Global class, for example `.MuiButton-root`, or `.Mui-disabled` of a state. */
  className: string;
  description?: string;
  /** A state class (`Mui-disabled`), the same in all components. */
  isState?: true;
  deprecated?: string;
}

export interface ApiDataAttribute {
  name: string;
  type?: string;
  description?: string;
}

export interface ApiCssVariable {
  name: string;
  type?: string;
  default?: string;
  description?: string;
}

/** What a component, or a part of a compound component, offers. */
export interface ApiSection {
  props: ApiProp[];
  inherited: ApiInheritance[];
  slots: ApiSlot[];
  classes: ApiClass[];
  dataAttributes: ApiDataAttribute[];
  cssVariables: ApiCssVariable[];
  /** Type of the element that a `ref` holds; absent where the component takes none. */
  ref?: string;
  /** Element that it renders, for example `button`; absent where it renders none or does not say. */
  element?: string;
  /** Whether other props reach the root element. */
  spread: boolean;
}

interface ApiDocumentBase {
  /** Name of the schema file, `api.schema.json`. */
  $schema: string;
  /** Name of the export. */
  name: string;
  /** Package and its installed version. */
  package: string;
  version: string;
  description?: string;
  deprecated?: string;
  /** Ways to import it, the one that loads least first. */
  imports: string[];
  /** Declaration file, relative to the package. */
  source: string;
  /** Pathnames of pages that the library's own doc comment names, without a host. */
  pages: string[];
}

/** A part of a compound component, such as `Select.Trigger`. */
export interface ApiPart extends ApiSection {
  /** As a reader writes it: `Select.Trigger`. */
  name: string;
  description?: string;
  deprecated?: string;
}

/** A function that stands beside the parts of a compound component, such as `Dialog.createHandle`. */
export interface ApiFunction {
  /** As a reader writes it. */
  name: string;
  description?: string;
  deprecated?: string;
  parameters: ApiParameter[];
  /** Fields of an options parameter. */
  options: ApiProp[];
  returns: { type: string; description?: string; fields: ApiProp[] };
}

export interface ApiComponent extends ApiDocumentBase, ApiSection {
  kind: 'component';
  /** Key of `theme.components`, for example `MuiButton`: default props and style overrides. */
  themeName?: string;
  /** Name of the types of its props, for example `ButtonProps`. */
  propsType?: string;
  /** Takes the `component` prop. */
  polymorphic?: true;
  /** Parts of a compound component; the component's own section is empty then. */
  parts: ApiPart[];
  /** Functions of a compound component; absent where it has none. */
  functions?: ApiFunction[];
}

export interface ApiHook extends ApiDocumentBase {
  kind: 'hook';
  parameters: ApiParameter[];
  /** Fields of an options parameter. */
  options: ApiProp[];
  returns: { type: string; description?: string; fields: ApiProp[] };
}

export type ApiDocument = ApiComponent | ApiHook;

/** What a table of a page lists. */
export type ApiTableKind =
  'props' | 'slots' | 'classes' | 'dataAttributes' | 'cssVariables' | 'parameters' | 'options' | 'returns';

export interface ApiParameterView {
  name: string;
  type: string;
  /** HTML. */
  description?: string;
}

/** What the page with the list of all API pages of a product-version has as data. */
export interface ApiListData {
  pathname: string;
  /** Installed versions by name of the package. */
  packages: Record<string, string>;
  entries: {
    name: string;
    kind: ApiDocument['kind'];
    package: string;
    pathname: string;
    deprecated?: string;
    size?: ApiSize;
  }[];
}

/** A row of a table as its page shows it. Descriptions are HTML, made from Markdown with links of this site. */
export interface ApiRowView {
  /** Anchor, for example `button-prop-color`. */
  id: string;
  name: string;
  /** Members of a union, or the type as one. */
  type?: string[];
  typeDetails?: string;
  default?: string;
  description?: string;
  required?: true;
  /** What to use instead; empty where the library does not say. */
  deprecated?: string;
  parameters?: ApiParameterView[];
  /** Of a callback whose result matters. */
  returns?: { type: string; description?: string };
  /** Global class of a slot or of a key of `classes`. */
  className?: string;
  /** Documented version since which it exists, `9`, where an earlier one lacks it. */
  since?: string;
}

/** Rows that come from elsewhere, behind a toggle. */
export interface ApiInheritedView {
  from: string;
  /** Its page on this site. */
  href?: string;
  rows: ApiRowView[];
}

export interface ApiTableView {
  kind: ApiTableKind;
  rows: ApiRowView[];
  inherited: ApiInheritedView[];
}

/** The tables of a page by name: `props`, or `trigger/props` of a part. */
export type ApiView = Record<string, ApiTableView>;

/** One generated page, as its data file has it. */
export interface ApiPageData {
  /** Address with the version segment; the JSON twin is at `<pathname>.json`. */
  pathname: string;
  document: ApiDocument;
  view: ApiView;
  /** Headings and tables as Markdown, for a page that shows them below a heading of its own. */
  reference: string;
  /** Absent where it was not measured. */
  size?: ApiSize;
}

/** What changed of a component or hook between two versions. */
export type ApiChangeSubject =
  | 'part'
  | 'prop'
  | 'slot'
  | 'class'
  | 'dataAttribute'
  | 'cssVariable'
  | 'function'
  | 'parameter'
  | 'option'
  | 'return';

/** One difference between two versions of a component or hook (issue 4 point 5). */
export interface ApiChange {
  subject: ApiChangeSubject;
  /** As its row has it: `color`, `root`, `data-open`, `Select.Trigger`. */
  name: string;
  /** Part or function that it belongs to, where it is not the component's own: `Select.Trigger`. */
  owner?: string;
  /** `required` and `optional` are what it became; `restored` is no longer deprecated. */
  kind:
    | 'added'
    | 'removed'
    | 'type'
    | 'default'
    | 'className'
    | 'required'
    | 'optional'
    | 'deprecated'
    | 'restored';
  /** What differs, as each version has it; absent where a version says nothing. */
  from?: string;
  to?: string;
  /** What to use instead: of a deprecation, and of what is gone after it was deprecated. Markdown. */
  advice?: string;
}

/** All differences of one component or hook. */
export interface ApiDocumentChanges {
  name: string;
  /** Of the newer version, or of the older one where the newer has none. */
  kind: 'component' | 'hook';
  change: 'added' | 'removed' | 'changed' | 'deprecated';
  /** What to use instead of a component or hook that is deprecated, or was before it was removed. */
  advice?: string;
  /** Empty where the whole came or went. */
  changes: ApiChange[];
}

/** What a control of a playground gives to a prop; an element is given by its name. */
export type PlayValue = string | number | boolean;

interface PlayControlBase {
  /** Name of the prop. */
  prop: string;
  /** As the tables show it. */
  type: string;
  /** What the component does without the prop, where the library tells. */
  default?: PlayValue;
  /** Value at the start, where it is another. */
  initial?: PlayValue;
  /** The prop cannot be left out. */
  required?: true;
}

/** A control of one prop (issue 4 point 4). */
export type PlayControl = PlayControlBase &
  (
    | { kind: 'boolean' }
    | { kind: 'choice'; options: PlayValue[] }
    /** JSX by its name, such as `SendIcon`. */
    | { kind: 'element'; elements: Record<string, string> }
    | { kind: 'number'; min: number; max: number; step: number }
    | { kind: 'text' }
  );

/** What the playground of a component knows; plain data. */
export interface PlaygroundData {
  /** Name of the component, for example `Button`. */
  name: string;
  /** JSX; ` {...props}` stands for what the reader sets. */
  template: string;
  /** Attributes that the component needs and no reader changes, as JSX. */
  attributes: string[];
  controls: PlayControl[];
  /** The component brings no styles: those of the preview are the site's. */
  unstyled?: true;
}

/** A documented version of a product, in the list of its changes. */
export interface ApiChangesVersion {
  /** Folder of the version, for example `v9`. */
  id: string;
  /** As readers call it: `9`. */
  label: string;
  /** Installed versions of the documented packages, by name. */
  packages: Record<string, string>;
}

/** What changed in the API of a product between its documented versions: `/material-ui/api/changes.json`. */
export interface ApiChangesData {
  /** Page that shows the same. */
  pathname: string;
  /** From the oldest to the newest. */
  versions: ApiChangesVersion[];
  /** From each version to the next, the newest step first. */
  steps: { from: string; to: string; changes: ApiDocumentChanges[] }[];
  /**
   * Identifier of the documented version since which a prop exists, by component or hook and name of the prop
   * (`Select.Trigger/disabled` of a part). The oldest version stands for itself and all before it.
   */
  since: Record<string, Record<string, string>>;
}

/** Bytes of a bundle. */
export interface ApiByteSize {
  minified: number;
  gzip: number;
  brotli: number;
}

/** What a component or hook costs a page, React aside (issue 4 point 6). */
export interface ApiSize {
  /** On a page that has nothing else of its library. */
  alone: ApiByteSize;
  /** On a page that already has the core of its library; absent where that is not installed. */
  onTop?: ApiByteSize;
}
