import type { PlayControl } from '../../types';
import type { FoundPlayground } from './findPlayground';

const SPREAD = ' {...props}';

function elementsOf(controls: readonly PlayControl[]): [prop: string, elements: Record<string, string>][] {
  return controls.flatMap((control) =>
    control.kind === 'element' ? [[control.prop, control.elements] as [string, Record<string, string>]] : [],
  );
}

/** Import lines of the component and of what its surroundings use, each once. */
export function listImports({ document, library, override, data }: FoundPlayground): string[] {
  const jsx = [
    data.template,
    ...data.attributes,
    ...elementsOf(data.controls).flatMap(([, elements]) => Object.values(elements)),
  ].join('\n');
  const names = new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  names.delete(document.name);
  const own = override.imports ?? [];
  const isOwn = (name: string) => own.some((line) => new RegExp(`\\b${name}\\b`).test(line));
  const others = [...names].filter((name) => !isOwn(name)).map((name) => library.importOf(name));
  return [document.imports[0] ?? '', ...own, ...others];
}

/** `{ startIcon: { SendIcon: <SendIcon /> } }` */
function printElements(controls: readonly PlayControl[]): string {
  const props = elementsOf(controls).map(([prop, elements]) => {
    const entries = Object.entries(elements).map(([name, jsx]) => `${JSON.stringify(name)}: ${jsx}`);
    return `  ${JSON.stringify(prop)}: { ${entries.join(', ')} },`;
  });
  return ['{', ...props, '}'].join('\n');
}

/** The preview in what the page lays out, but its code does not show. */
function wrap(jsx: string, { override }: FoundPlayground): string {
  const styled = override.styles ? `<Styles>\n${jsx}\n</Styles>` : jsx;
  return override.wide ? `<div style={{ width: '100%' }}>\n${styled}\n</div>` : styled;
}

/**
 * Source of the module that shows a component: JavaScript with JSX, for the folder of the version, where imports find
 * the version's own copy of the library (design §4).
 */
export function writePreview(found: FoundPlayground): string {
  const { data, override } = found;
  const jsx = data.template.replace(SPREAD, () =>
    [...data.attributes, '{...props}'].map((text) => ` ${text}`).join(''),
  );
  return [
    ...listImports(found),
    ...(override.styles ? ["import styled from '@emotion/styled';"] : []),
    '',
    ...(override.styles ? [`const Styles = styled.div(${JSON.stringify(override.styles)});`, ''] : []),
    `export const data = ${JSON.stringify(data)};`,
    '',
    `export const elements = ${printElements(data.controls)};`,
    '',
    'export default function Preview(props) {',
    `return (${wrap(jsx, found)});`,
    '}',
    '',
  ].join('\n');
}
