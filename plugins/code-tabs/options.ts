import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions, type Severity } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** What happens with a `<codeblock>` that cannot become tabs. */
  onWrongGroup?: Severity;
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { onWrongGroup: 'throw' };

const schema = Joi.object<PluginOptions>({
  onWrongGroup: Joi.string().valid('throw', 'warn').default(DEFAULT_OPTIONS.onWrongGroup),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('code-tabs', schema);
