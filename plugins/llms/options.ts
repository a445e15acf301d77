import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import type { TwinSite } from './node/site';
import type { Assistant } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Services in the menu of each page, in their order. */
  assistants?: Assistant[];
  /** Reads the site as it is now: without it, there is no Markdown. */
  createSite?: () => TwinSite;
}

export type PluginOptions = Options & Required<Pick<Options, 'assistants'>>;

export const DEFAULT_OPTIONS: PluginOptions = {
  assistants: [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ],
};

const assistant = Joi.object<Assistant>({
  name: Joi.string().required(),
  url: Joi.string()
    .pattern(/^https?:\/\/[^{]*\{prompt\}/, 'an http(s) address with {prompt} in it')
    .required(),
});

const schema = Joi.object<PluginOptions>({
  createSite: Joi.function(),
  assistants: Joi.array().items(assistant).unique('name').default(DEFAULT_OPTIONS.assistants),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('llms', schema);
