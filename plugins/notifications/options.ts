import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Where the feed is: an http(s) address, or a path of the site. */
  feed?: string;
  /** Milliseconds after which a browser asks for the feed again. */
  refreshAfter?: number;
  /** Milliseconds for one request. */
  timeout?: number;
}

export type PluginOptions = Required<Options>;

const DAY = 24 * 60 * 60 * 1000;

export const DEFAULT_OPTIONS: PluginOptions = {
  feed: '/notifications.json',
  refreshAfter: DAY,
  timeout: 5000,
};

const schema = Joi.object<PluginOptions>({
  feed: Joi.string()
    .pattern(/^(https?:\/\/|\/(?!\/))/, 'an http(s) address or a path that begins with a slash')
    .default(DEFAULT_OPTIONS.feed),
  refreshAfter: Joi.number()
    .integer()
    .min(0)
    .max(30 * DAY)
    .default(DEFAULT_OPTIONS.refreshAfter),
  timeout: Joi.number().integer().min(100).max(60_000).default(DEFAULT_OPTIONS.timeout),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('notifications', schema);
