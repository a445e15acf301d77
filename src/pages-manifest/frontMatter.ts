import { Joi } from '@docusaurus/utils-validation';
import { describeJoiError, type WrongValue } from './joiProblems';

/** Length from which search engines cut a description (issue 2 point 2). */
export const DESCRIPTION_MAX = 160;

/** Front matter of a page, as a writer types it (design §5). */
export interface PageFrontMatter {
  productId?: string;
  title?: string;
  description?: string;
  components?: string | string[];
  hooks?: string | string[];
  githubLabel?: string;
  githubSource?: string;
  materialDesign?: string;
  unstyled?: string;
  waiAria?: string;
  packageName?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  keywords?: string[];
  image?: string;
  cardImage?: string;
  noIndex?: boolean;
  disableAd?: boolean;
}

const names = Joi.alternatives(Joi.string(), Joi.array().items(Joi.string()));
const url = Joi.string().uri({ scheme: ['http', 'https'] });
const level = Joi.number().integer().min(2).max(6);
const COMES_FROM_TREE = 'Leave it out: it comes from pages.ts.';

/** Keys that Docusaurus knows and that the page tree decides here. */
const forbidden: Record<string, string> = {
  slug: COMES_FROM_TREE,
  id: COMES_FROM_TREE,
  sidebar_label: 'Leave it out: write "title" in pages.ts.',
  sidebar_position: 'Leave it out: the order is that of pages.ts.',
};

const fields: Record<keyof PageFrontMatter, Joi.Schema> = {
  productId: Joi.valid(Joi.ref('$productId')).messages({
    'any.only': '"productId" is not that of the folder',
  }),
  title: Joi.string(),
  description: Joi.string().max(DESCRIPTION_MAX),
  components: names,
  hooks: names,
  githubLabel: Joi.string(),
  githubSource: Joi.string(),
  materialDesign: url,
  unstyled: Joi.string(),
  waiAria: url,
  packageName: Joi.string(),
  hide_table_of_contents: Joi.boolean(),
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  keywords: Joi.array().items(Joi.string()),
  image: Joi.string(),
  cardImage: Joi.string(),
  noIndex: Joi.boolean(),
  disableAd: Joi.boolean(),
};

/** Names in `components` or `hooks`, however they are written: a list, or text with commas. */
export function namesOf(value: string | readonly string[] | undefined): string[] {
  const items = typeof value === 'string' ? value.split(',') : (value ?? []);
  return items.map((name) => name.trim()).filter(Boolean);
}

/** The keys that a page may use. */
export const FRONT_MATTER_KEYS: readonly string[] = Object.keys(fields);

const schema = Joi.object({
  ...fields,
  ...Object.fromEntries(Object.keys(forbidden).map((key) => [key, Joi.forbidden()])),
}).prefs({ abortEarly: false, convert: false });

const advice = {
  components: 'Write names separated by commas, for example: Button, ButtonBase',
  hooks: 'Write names separated by commas, for example: useSlider',
  description: `Write one sentence of at most ${DESCRIPTION_MAX} characters.`,
  materialDesign: 'Write a whole URL with https://.',
  waiAria: 'Write a whole URL with https://.',
  keywords: 'Write a list, for example: [button, link]',
  toc_min_heading_level: 'Write a number from 2 to 6.',
  toc_max_heading_level: 'Write a number from 2 to 6.',
};

/** Everything that is wrong with a page's front matter: unknown keys, wrong types, too long a description. */
export function validateFrontMatter(data: unknown, productId: string): WrongValue[] {
  const { error } = schema.validate(data, { context: { productId } });
  const facts = {
    known: FRONT_MATTER_KEYS,
    forbidden,
    advice: { ...advice, productId: `Write "${productId}".` },
  };
  return describeJoiError(error, facts);
}
