import { Joi } from '@docusaurus/utils-validation';
import { describeJoiError, type WrongValue } from './joiProblems';
import { PAGE_FLAGS } from './pageFlags';
import type { PageNode } from './types';

/** An absolute URL: the pathname of a node that leads out of the site. */
export const isExternal = (pathname: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(pathname);

const pathnameSchema = Joi.string()
  .required()
  .custom((value: string, helpers) => {
    if (isExternal(value)) return /^https?:\/\//i.test(value) ? value : helpers.error('pathname.scheme');
    return /^(\/[^/\s?#]+)+$/.test(value) ? value : helpers.error('pathname.shape');
  })
  .messages({
    'pathname.scheme': '"pathname" leads out of the site by a scheme other than http or https',
    'pathname.shape':
      '"pathname" is not an absolute path: it starts with one slash, ends without one, and has no spaces, "?" or "#"',
  });

const fields = {
  pathname: pathnameSchema,
  title: Joi.string(),
  subheader: Joi.string(),
  children: Joi.array(),
  section: Joi.boolean(),
  source: Joi.string()
    .pattern(/^(?!\/)(?!.*\.\.).+\.mdx?$/)
    .messages({
      'string.pattern.base': '"source" is not a .md or .mdx file relative to content/',
    }),
  plan: Joi.valid('pro', 'premium'),
  ...Object.fromEntries(PAGE_FLAGS.map((flag) => [flag, Joi.boolean()])),
  icon: Joi.string(),
  linkProps: Joi.object().pattern(Joi.string(), Joi.string()),
};

/** One node without its children, which are checked on their own (spec §3 "Page tree node"). */
const schema = Joi.object<PageNode>(fields)
  .required()
  .label('node')
  .prefs({ abortEarly: false, convert: false });

const advice = {
  pathname: 'Write for example "/material-ui/react-button", or a URL with https://.',
  source: 'Write for example "getting-started/overview.md".',
  linkProps: 'Write an object of strings, for example { rel: "nofollow" }.',
};

/** Rules that concern two fields of a node together. */
function checkCombination(node: PageNode): WrongValue[] {
  const external = isExternal(node.pathname);
  const wrong: [boolean, string, string][] = [
    [
      node.children !== undefined && node.source !== undefined,
      'source',
      'A group serves no page, so it has no "source".',
    ],
    [
      node.planned === true && node.source !== undefined,
      'source',
      'A planned page has no file, so it has no "source".',
    ],
    [external && node.source !== undefined, 'source', 'A link out of the site has no "source".'],
    [external && node.children !== undefined, 'children', 'A link out of the site has no "children".'],
    [
      external && node.title === undefined,
      'title',
      'A link out of the site needs a "title": none comes from a URL.',
    ],
  ];
  return wrong
    .filter(([applies]) => applies)
    .map(([, key, message]) => ({
      key,
      message,
      value: node.pathname,
      fix: key === 'title' ? 'Add a "title".' : `Leave out "${key}" or correct the rest of the node.`,
    }));
}

/** Everything that is wrong with one node: unknown keys, wrong types, bad flags and plans (spec §5). */
export function validatePageNode(node: unknown): WrongValue[] {
  const { error } = schema.validate(node);
  const wrong = describeJoiError(error, { known: Object.keys(fields), advice });
  return wrong.length > 0 ? wrong : checkCombination(node as PageNode);
}
