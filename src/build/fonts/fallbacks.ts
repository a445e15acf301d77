/** The line of a font of the site: what is above and below its base line, in percent of its size. */
interface Line {
  ascent: number;
  descent: number;
}

interface Fallback {
  family: string;
  /** Full names under which devices have it. */
  local: string[];
  /** Width of text in the site's font, in percent of that in this one at the same size. */
  adjust: number;
  line: Line;
}

const TEXT: Line = { ascent: 101, descent: 30 };
const CODE: Line = { ascent: 101, descent: 30 };
const TAGLINE: Line = { ascent: 93, descent: 27 };

const ARIAL = ['Arial', 'Liberation Sans', 'Arimo'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * Fonts of devices, stretched to the width and height of the site's, so that little moves when those arrive: of Windows, macOS and
 * iOS, then of Android, then of Linux without others. `tokens.css` has their order. Measured on prose at 100 px, in the weight of
 * text, and bold for the tagline; fonts of code have letters as wide as those of the site's, or nearly so.
 */
const FALLBACKS: readonly Fallback[] = [
  { family: 'Geist Fallback', local: ARIAL, adjust: 102.4, line: TEXT },
  { family: 'Geist Roboto', local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], adjust: 103, line: TEXT },
  { family: 'Geist DejaVu', local: ['DejaVu Sans'], adjust: 89.6, line: TEXT },
  {
    family: 'Geist Mono Fallback',
    local: ['Courier New', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'],
    adjust: 100,
    line: CODE,
  },
  { family: 'Geist Mono DejaVu', local: ['DejaVu Sans Mono'], adjust: 99.66, line: CODE },
  { family: 'Bricolage Fallback', local: [...ARIAL_BOLD, ...ARIAL], adjust: 101.2, line: TAGLINE },
];

/** The rule that declares a fallback. A line stretches with its font, so it is given in percent of what it becomes. */
function toRule({ family, local, adjust, line }: Fallback): string {
  const source = local.map((name) => `local('${name}')`).join();
  const percent = (value: number) => `${Math.round((value / adjust) * 1000) / 10}%`;
  return (
    `@font-face{font-family:'${family}';src:${source};size-adjust:${adjust}%;` +
    `ascent-override:${percent(line.ascent)};descent-override:${percent(line.descent)};line-gap-override:0%}`
  );
}

/** Declares all fallbacks. */
export const FALLBACK_RULES = FALLBACKS.map(toRule).join('');
