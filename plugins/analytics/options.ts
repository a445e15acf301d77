import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import type { AnalyticsSettings, SinkSettings } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Where page views and events go: `{ id }` for Google's tag, `{ type: 'beacon', url }`, `{ type: 'console' }`. */
  sinks?: { type?: SinkSettings['type']; id?: string; script?: string; url?: string }[];
  /** `required`: nothing is sent, and no cookie set, before a reader has allowed it. */
  consent?: AnalyticsSettings['consent'];
  /** Milliseconds from a change of page to its page view. */
  pageViewDelay?: number;
  /** Where web vitals go, and the share of page loads that are measured. */
  vitals?: { url: string; ratio?: number } | null;
}

export type PluginOptions = Omit<AnalyticsSettings, 'products'>;

/** Design §11. */
export const DEFAULT_OPTIONS: PluginOptions = {
  sinks: [],
  consent: 'required',
  pageViewDelay: 0,
  vitals: null,
};

/** Spec §9 "Web-vitals threshold". */
export const DEFAULT_VITALS_RATIO = 1e-4;

const address = Joi.string()
  .pattern(/^(https?:\/\/[^\s/]|\/(?!\/))/)
  .messages({
    'string.pattern.base': 'must be an address that begins with https://, http:// or, on this site, /',
  });

const sink = Joi.object({
  type: Joi.valid('gtag', 'beacon', 'console').default('gtag'),
  id: Joi.string().when('type', { is: 'gtag', then: Joi.required(), otherwise: Joi.forbidden() }),
  script: address.when('type', {
    is: 'gtag',
    then: Joi.string().default('https://www.googletagmanager.com/gtag/js'),
    otherwise: Joi.forbidden(),
  }),
  url: address.when('type', { is: 'beacon', then: Joi.required(), otherwise: Joi.forbidden() }),
});

const vitals = Joi.object({
  url: address.required(),
  ratio: Joi.number().min(0).max(1).default(DEFAULT_VITALS_RATIO),
});

const schema = Joi.object<PluginOptions>({
  sinks: Joi.array().items(sink).default(DEFAULT_OPTIONS.sinks),
  consent: Joi.valid('required', 'assumed').default(DEFAULT_OPTIONS.consent),
  pageViewDelay: Joi.number().integer().min(0).max(10_000).default(DEFAULT_OPTIONS.pageViewDelay),
  vitals: vitals.allow(null).default(DEFAULT_OPTIONS.vitals),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('analytics', schema);
