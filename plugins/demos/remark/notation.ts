/**
 * The `{{"demo": …}}` and `{{"component": …}}` notation of this documentation family (design §5): one line of
 * JSON between double braces, a paragraph of its own.
 */

export const DEMO_OPTIONS = [
  'demo',
  'bg',
  'hideToolbar',
  'defaultCodeOpen',
  'disableAd',
  'iframe',
  'maxWidth',
  'height',
  'disableLiveEdit',
  'defaultExpanded',
  'download',
] as const;

export const BACKGROUNDS = [true, false, 'inline', 'gradient', 'outlined', 'playground'] as const;

export interface DemoDirective {
  demo: string;
  bg?: (typeof BACKGROUNDS)[number];
  hideToolbar?: boolean;
  defaultCodeOpen?: boolean;
  disableAd?: boolean;
  iframe?: boolean;
  maxWidth?: number | string;
  height?: number | string;
  disableLiveEdit?: boolean;
  defaultExpanded?: boolean;
  /** Offers the demo as a project, and alone at its own address. */
  download?: boolean;
}

export interface ComponentDirective {
  component: string;
  [option: string]: unknown;
}

export type Directive = DemoDirective | ComponentDirective;

const LENGTH_OPTIONS: readonly string[] = ['maxWidth', 'height'];
const BOOLEAN_OPTIONS: readonly string[] = DEMO_OPTIONS.filter(
  (name) => !['demo', 'bg', ...LENGTH_OPTIONS].includes(name),
);

/** Whether a paragraph's text is meant as a directive, well formed or not. */
export function looksLikeDirective(text: string): boolean {
  return /^\{\{\s*"/.test(text.trim()) && text.trim().endsWith('}}');
}

function checkOption(name: string, value: unknown): string | null {
  if (!(DEMO_OPTIONS as readonly string[]).includes(name)) {
    return `unknown option "${name}"; the options are ${DEMO_OPTIONS.join(', ')}`;
  }
  if (name === 'bg' && !(BACKGROUNDS as readonly unknown[]).includes(value)) {
    return `"bg" is ${JSON.stringify(value)}; it can be ${BACKGROUNDS.map((bg) => JSON.stringify(bg)).join(', ')}`;
  }
  if (BOOLEAN_OPTIONS.includes(name) && typeof value !== 'boolean') {
    return `"${name}" is ${JSON.stringify(value)}; write true or false without quotes`;
  }
  if (LENGTH_OPTIONS.includes(name) && typeof value !== 'number' && typeof value !== 'string') {
    return `"${name}" is ${JSON.stringify(value)}; write a number of pixels or a CSS length in quotes`;
  }
  return null;
}

/**
 * Reads one directive.
 *
 * @returns the directive, or every problem that it has, in words for the writer
 */
export function parseDirective(
  text: string,
  components: readonly string[],
): { directive: Directive; problems: [] } | { directive: null; problems: string[] } {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text.trim().slice(1, -1)) as Record<string, unknown>;
  } catch (error) {
    return {
      directive: null,
      problems: [
        `not valid JSON between the braces (${(error as Error).message}); write for example {{"demo": "BasicButtons.tsx"}}`,
      ],
    };
  }
  if (typeof value.component === 'string') {
    return components.includes(value.component)
      ? { directive: value as ComponentDirective, problems: [] }
      : {
          directive: null,
          problems: [`unknown component "${value.component}"; the components are ${components.join(', ')}`],
        };
  }
  if (typeof value.demo !== 'string') {
    return {
      directive: null,
      problems: [
        'neither "demo" nor "component" is given as text; write for example {{"demo": "BasicButtons.tsx"}}',
      ],
    };
  }
  const problems = Object.entries(value)
    .map(([name, option]) => checkOption(name, option))
    .filter((problem) => problem !== null);
  return problems.length > 0
    ? { directive: null, problems }
    : { directive: value as unknown as DemoDirective, problems: [] };
}
