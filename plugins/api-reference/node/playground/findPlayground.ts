import type { ApiComponent, ApiDocument, ApiSection, PlaygroundData } from '../../types';
import { buildControls } from './buildControls';
import { OVERRIDES } from './overrides';
import type { ComponentOverride, LibraryOverrides } from './overrideTypes';

/** A component with what its playground is made from. */
export interface FoundPlayground {
  document: ApiComponent;
  library: LibraryOverrides;
  override: ComponentOverride;
  data: PlaygroundData;
}

function sectionOf(document: ApiComponent, { part }: ComponentOverride): ApiSection | undefined {
  return part === undefined ? document : document.parts.find(({ name }) => name === part);
}

/** Text of its own between the tags leaves no place for the reader's. */
function hasOwnChildren(template: string): boolean {
  return !/ \{\.\.\.props\} \/>/.test(template);
}

/**
 * What the playground of a component is made from (issue 4 point 4).
 *
 * @returns `null` for a hook, and for a component that has no playground: nothing sensible could be shown of it
 */
export function findPlayground(document: ApiDocument): FoundPlayground | null {
  const library = OVERRIDES[document.package];
  const override = library?.components[document.name];
  if (!library || !override || document.kind !== 'component' || document.imports.length === 0) return null;
  const section = sectionOf(document, override);
  if (!section) return null;
  const template = override.template ?? `<${override.part ?? document.name} {...props} />`;
  const controls = buildControls(section, override).filter(
    ({ prop }) => prop !== 'children' || !hasOwnChildren(template),
  );
  if (controls.length === 0) return null;
  const data: PlaygroundData = {
    name: document.name,
    template,
    attributes: override.attributes ?? [],
    controls,
    ...(override.styles && { unstyled: true }),
  };
  return { document, library, override, data };
}

/** Whether the page of a component has a playground. */
export function hasPlayground(document: ApiDocument): boolean {
  return findPlayground(document) !== null;
}
