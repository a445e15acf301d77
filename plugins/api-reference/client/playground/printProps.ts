import type { PlayControl, PlaygroundData, PlayValue } from '../../types';
import { listSetProps, type PlayValues } from './values';

const LINE_BREAKS: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A string as JavaScript, in the quotes that need fewer escapes. */
function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replace(/[\\'"]/g, (char) => (char === '\\' || char === mark ? `\\${char}` : char))
    .replace(/[\n\r\u2028\u2029]/g, (char) => LINE_BREAKS[char] ?? char);
  return mark + escaped + mark;
}

/** An attribute takes no escapes but entities: what has either becomes an expression. */
function printText(prop: string, text: string): string {
  return /["&\n\r\u2028\u2029]/.test(text) ? `${prop}={${quote(text)}}` : `${prop}="${text}"`;
}

/** One prop as JSX: `size="small"`, `max={5}`, `disabled`, `startIcon={<SendIcon />}`. */
function printProp(control: PlayControl, value: PlayValue): string {
  const { prop } = control;
  if (control.kind === 'element') return `${prop}={${control.elements[String(value)] ?? 'null'}}`;
  if (value === true) return prop;
  return typeof value === 'string' ? printText(prop, value) : `${prop}={${value}}`;
}

/** The attributes of the element, those that no reader changes first; and its text, where the reader sets that. */
export function printProps(
  data: PlaygroundData,
  values: PlayValues,
): { attributes: string[]; children: string | null } {
  const set = listSetProps(data, values);
  const children = set.find(({ control }) => control.prop === 'children');
  const others = set.filter((each) => each !== children);
  return {
    attributes: [...data.attributes, ...others.map(({ control, value }) => printProp(control, value))],
    children: children ? printChildren(children.control, children.value) : null,
  };
}

/** A text between tags; one that JSX would read as more, or would trim, becomes an expression. */
function printChildren(control: PlayControl, value: PlayValue): string {
  if (control.kind === 'element') return control.elements[String(value)] ?? '';
  if (typeof value !== 'string') return `{${value}}`;
  return /[{}<>&\n\r\u2028\u2029]|^\s|\s$/.test(value) ? `{${quote(value)}}` : value;
}
