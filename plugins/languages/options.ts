import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Codes of the languages that readers can choose, in the order in which they are offered; English is one of them. */
  languages?: string[];
}

export type PluginOptions = Required<Options>;

/** Spec §9 "Supported languages". */
export const DEFAULT_OPTIONS: PluginOptions = { languages: ['en'] };

const schema = Joi.object<PluginOptions>({
  languages: Joi.array()
    .items(Joi.string().pattern(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a code such as "de" or "pt-BR"'))
    .unique()
    .has(Joi.valid('en'))
    .messages({ 'array.hasUnknown': '"languages" must contain "en", which every key falls back to' })
    .default(DEFAULT_OPTIONS.languages),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('languages', schema);
