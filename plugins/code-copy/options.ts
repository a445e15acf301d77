import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Milliseconds for which a button says "Copied". */
  resetAfter?: number;
  /** Whether Ctrl/Cmd+C with nothing selected copies the hovered or focused block. */
  keyboard?: boolean;
}

export type PluginOptions = Required<Options>;

/** Spec §9 "Copied label" on a code block. */
export const DEFAULT_OPTIONS: PluginOptions = { resetAfter: 2000, keyboard: true };

const schema = Joi.object<PluginOptions>({
  resetAfter: Joi.number().integer().min(1).max(60_000).default(DEFAULT_OPTIONS.resetAfter),
  keyboard: Joi.boolean().default(DEFAULT_OPTIONS.keyboard),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('code-copy', schema);
