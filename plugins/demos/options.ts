import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /**
   * Address of this repository's files on the code host, with a slash at the end: where "View source" leads. Without
   * it that tool is left out.
   */
  sourceBase?: string;
  /** License key of MUI X, for pages whose demos import a commercial library of it. Without, those show a watermark. */
  licenseKey?: string;
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { sourceBase: '', licenseKey: '' };

const schema = Joi.object<PluginOptions>({
  sourceBase: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .pattern(/\/$/, 'slash at the end')
    .allow('')
    .default(DEFAULT_OPTIONS.sourceBase),
  licenseKey: Joi.string().allow('').default(DEFAULT_OPTIONS.licenseKey),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('demos', schema);
