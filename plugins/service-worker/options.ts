import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import type { WorkerState } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Name of the only host on which pages register the worker, without port; `null` for none. */
  host?: string | null;
  /** `kill` takes installed workers away. */
  state?: WorkerState;
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { host: null, state: 'on' };

const schema = Joi.object<PluginOptions>({
  host: Joi.string()
    .hostname()
    .allow(null)
    .default(DEFAULT_OPTIONS.host)
    .messages({ 'string.hostname': 'must be a host name such as docs.example.com, without scheme and port' }),
  state: Joi.valid('on', 'kill').default(DEFAULT_OPTIONS.state),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('service-worker', schema);
