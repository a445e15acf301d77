import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Another one shows the announcement to those as well who have closed it before. */
  key?: string;
  /** One sentence. Empty: no announcement. */
  text?: string;
  /** Where the text leads: an http(s) address or a path of the site. Empty: nowhere. */
  link?: string;
  /** Pages that have it: those at these paths and below. */
  paths?: string[];
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { key: 'announcement', text: '', link: '', paths: ['/'] };

const schema = Joi.object<PluginOptions>({
  key: Joi.string()
    .pattern(/^[\w-]+$/, 'letters, digits and hyphens')
    .default(DEFAULT_OPTIONS.key),
  text: Joi.string().allow('').max(200).default(DEFAULT_OPTIONS.text),
  link: Joi.string()
    .allow('')
    .pattern(/^(https?:\/\/|\/(?!\/))/, 'an http(s) address or a path that begins with a slash')
    .default(DEFAULT_OPTIONS.link),
  paths: Joi.array()
    .items(Joi.string().pattern(/^\//, 'a path that begins with a slash'))
    .min(1)
    .default(DEFAULT_OPTIONS.paths),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('announcement', schema);
