import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import type { FeedbackSettings } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export type Options = Partial<FeedbackSettings>;

export type PluginOptions = FeedbackSettings;

/** A comment of 800 characters of any script still fits into the address of a new issue (8,000 characters). */
export const DEFAULT_OPTIONS: PluginOptions = {
  endpoint: '',
  newIssue: 'https://github.com/ui-docs/ui-docs/issues/new',
  maxLength: 800,
  timeout: 5000,
  tries: 3,
  retryDelay: 1000,
};

const schema = Joi.object<PluginOptions>({
  endpoint: Joi.string()
    .allow('')
    .pattern(/^(https?:\/\/|\/(?!\/))/, 'an http(s) address or a path that begins with a slash')
    .default(DEFAULT_OPTIONS.endpoint),
  newIssue: Joi.string()
    .pattern(/^https?:\/\//, 'an http(s) address')
    .default(DEFAULT_OPTIONS.newIssue),
  maxLength: Joi.number().integer().min(1).max(800).default(DEFAULT_OPTIONS.maxLength),
  timeout: Joi.number().integer().min(100).max(60_000).default(DEFAULT_OPTIONS.timeout),
  tries: Joi.number().integer().min(1).max(10).default(DEFAULT_OPTIONS.tries),
  retryDelay: Joi.number().integer().min(0).max(60_000).default(DEFAULT_OPTIONS.retryDelay),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('feedback', schema);
