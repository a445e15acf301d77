import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';
import type { ThemeColors } from './types';

/** As a row of `plugins/registry.ts` writes them. */
export interface Options {
  /** Colors of the browser's own bar: those of the page, `--color-bg` of `src/css/tokens.css`. */
  themeColors?: Partial<ThemeColors>;
}

export interface PluginOptions {
  themeColors: ThemeColors;
}

export const DEFAULT_OPTIONS: PluginOptions = { themeColors: { light: '#ffffff', dark: '#0d0e11' } };

const color = Joi.string().pattern(/^#[\da-f]{6}$/i, 'color such as #0d0e11');

const schema = Joi.object<PluginOptions>({
  themeColors: Joi.object({
    light: color.default(DEFAULT_OPTIONS.themeColors.light),
    dark: color.default(DEFAULT_OPTIONS.themeColors.dark),
  }).default(DEFAULT_OPTIONS.themeColors),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('settings', schema);
