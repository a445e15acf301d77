import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import type { AlgoliaAccount } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** The site's own engine, or Algolia DocSearch for who has an account. */
  engine?: 'local' | { algolia: AlgoliaAccount };
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { engine: 'local' };

const account = Joi.object<AlgoliaAccount>({
  appId: Joi.string().required(),
  apiKey: Joi.string().required(),
  indexName: Joi.string().required(),
});

const schema = Joi.object<PluginOptions>({
  engine: Joi.alternatives()
    .try(Joi.valid('local'), Joi.object({ algolia: account.required() }))
    .default(DEFAULT_OPTIONS.engine),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('search', schema);
