import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Milliseconds without a key press after which an edited demo is rendered anew. */
  renderDelay?: number;
  /** Milliseconds without an answer after which an edited demo is stopped. */
  answerTimeout?: number;
  /** Packages whose root entry edited code cannot import, because it is too large; their paths it can. */
  withoutRoot?: string[];
  /** License key of MUI X, for edited demos that import a commercial library of it. */
  licenseKey?: string;
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  renderDelay: 250,
  answerTimeout: 3000,
  // One module an icon, more than ten thousand of them.
  withoutRoot: ['@mui/icons-material'],
  licenseKey: '',
};

const schema = Joi.object<PluginOptions>({
  renderDelay: Joi.number().integer().min(0).max(10_000).default(DEFAULT_OPTIONS.renderDelay),
  answerTimeout: Joi.number().integer().min(1000).max(60_000).default(DEFAULT_OPTIONS.answerTimeout),
  withoutRoot: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.withoutRoot),
  licenseKey: Joi.string().allow('').default(DEFAULT_OPTIONS.licenseKey),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('demo-editor', schema);
