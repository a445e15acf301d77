import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions, type Severity } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** What happens with words after a fence's language that mean nothing, and with marks of lines that do not fit. */
  onUnknownMeta?: Severity;
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { onUnknownMeta: 'throw' };

const schema = Joi.object<PluginOptions>({
  onUnknownMeta: Joi.string().valid('throw', 'warn').default(DEFAULT_OPTIONS.onUnknownMeta),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('code-highlight', schema);
