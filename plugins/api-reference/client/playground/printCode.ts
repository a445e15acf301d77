import type { PlaygroundData } from '../../types';
import { printProps } from './printProps';
import type { PlayValues } from './values';

/** Longest line of code, in characters, before it is broken. */
const WIDTH = 72;

const SPREAD = ' {...props}';

/** What stands around the attributes: the lines before, the start of the element's line, and what follows. */
interface Place {
  before: string;
  /** Whitespace at the start of the line. */
  indent: string;
  /** What precedes the element in its line: nothing, or `control={`. */
  lead: string;
  /** `<Button` */
  open: string;
  /** ` />` and what follows, or `>` and what follows. */
  after: string;
}

function findPlace(template: string): Place {
  const at = template.indexOf(SPREAD);
  const start = template.lastIndexOf('\n', at) + 1;
  const line = template.slice(start, at);
  const indent = /^ */.exec(line)?.[0] ?? '';
  const tag = line.lastIndexOf('<');
  return {
    before: template.slice(0, start),
    indent,
    lead: line.slice(indent.length, tag),
    open: line.slice(tag),
    after: template.slice(at + SPREAD.length),
  };
}

function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

/** `<Button` and its attributes: on one line where they fit, else each on a line of its own. */
function printOpening(open: string, attributes: readonly string[], indent: string, end: string): string {
  const line = [open, ...attributes].join(' ');
  const fits = !line.includes('\n') && indent.length + line.length + end.length <= WIDTH;
  if (fits || attributes.length === 0) return line + end;
  return `${open}\n${indentLines(attributes.join('\n'), `${indent}  `)}\n${indent}${end.trimStart()}`;
}

/** The element with its text: `<Button>Text</Button>`, broken where it is too long. */
function printElement(open: string, attributes: readonly string[], children: string, indent: string): string {
  const close = `</${open.slice(1)}>`;
  const opening = printOpening(open, attributes, indent, '>');
  const line = opening + children + close;
  // As Prettier does: a text beside several attributes stands on a line of its own.
  const fits = attributes.length < 2 && !line.includes('\n') && indent.length + line.length <= WIDTH;
  return fits ? line : `${opening}\n${indent}  ${children}\n${indent}${close}`;
}

/**
 * The JSX of what the preview shows (issue 4 point 4): only props that are set, defaults left out, broken as a
 * formatter would.
 */
export function printCode(data: PlaygroundData, values: PlayValues): string {
  const { attributes, children } = printProps(data, values);
  const { before, indent, lead, open, after } = findPlace(data.template);
  const [end = '>'] = /^ ?\/?>/.exec(after) ?? [];
  const rest = after.slice(end.length);
  const print = (inset: string) =>
    children === null
      ? printOpening(open, attributes, inset, end)
      : printElement(open, attributes, children, inset);
  const line = print(indent);
  // An element that is the value of an attribute goes to lines of its own once it is broken.
  const isNested =
    lead.endsWith('{') && (line.includes('\n') || indent.length + lead.length + line.length > WIDTH);
  if (!isNested) return before + indent + lead + line + rest;
  const inset = `${indent}  `;
  return `${before}${indent}${lead}\n${inset}${print(inset)}\n${indent}${rest}`;
}
