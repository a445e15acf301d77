import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import { IN_HOUSE_ADS } from './node/inHouseAds';
import type { AdRecord, AdSettings } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Share of the slots whose events are counted, from 0 to 1. */
  displayRatio?: number;
  /** Milliseconds from the slot's start until the network or the service is asked. */
  scriptDelay?: number;
  /** The ad network, if the site has an account there. */
  network?: { script: string; scriptId?: string; element?: string } | null;
  /** Address of an ad service that answers with JSON. */
  service?: string | null;
  /** Addresses that the network's default ad leads to: an in-house ad is shown instead. */
  backerLinks?: string[];
  /** In-house ads. */
  ads?: AdRecord[];
  /** Paths at and below which there are ads, without the site's base. */
  paths?: string[];
}

export type PluginOptions = AdSettings & { paths: string[] };

/** Spec §3 "Ad configuration", design §11; `scriptId` and `element` are those of Carbon. */
export const DEFAULT_OPTIONS: PluginOptions = {
  displayRatio: 0.1,
  scriptDelay: 0,
  network: null,
  service: null,
  backerLinks: [],
  ads: IN_HOUSE_ADS,
  paths: ['/'],
};

const ADDRESS = 'must be an address that begins with https://, http:// or, on this site, /';

/** An address elsewhere, or a path of this site. */
const address = Joi.string()
  .pattern(/^(https?:\/\/[^\s/]|\/(?!\/))/)
  .messages({ 'string.pattern.base': ADDRESS });
const path = Joi.string().pattern(/^\//).messages({ 'string.pattern.base': 'must begin with /' });
const link = Joi.string().uri({ scheme: ['http', 'https'] });

const ad = Joi.object<AdRecord>({
  name: Joi.string().required(),
  link: link.required(),
  img: address.required(),
  description: Joi.string().required(),
  poweredby: Joi.string().required(),
  label: Joi.string().required(),
});

const network = Joi.object({
  script: address.required(),
  scriptId: Joi.string().default('_carbonads_js'),
  element: Joi.string().default('#carbonads'),
});

const schema = Joi.object<PluginOptions>({
  displayRatio: Joi.number().min(0).max(1).default(DEFAULT_OPTIONS.displayRatio),
  scriptDelay: Joi.number().integer().min(0).max(10_000).default(DEFAULT_OPTIONS.scriptDelay),
  network: network.allow(null).default(DEFAULT_OPTIONS.network),
  service: address.allow(null).default(DEFAULT_OPTIONS.service),
  backerLinks: Joi.array().items(link).default(DEFAULT_OPTIONS.backerLinks),
  ads: Joi.array().items(ad).default(DEFAULT_OPTIONS.ads),
  paths: Joi.array().items(path).default(DEFAULT_OPTIONS.paths),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('ad-slot', schema);
