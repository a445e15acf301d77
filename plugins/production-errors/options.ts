import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../kit/node';

/** A library whose errors are told in full. */
export interface LibraryOption {
  name: string;
  /** Name of its npm package. */
  package: string;
  /** Folder below the site that resolves the package, for example `docs/material-ui/v7`. */
  folder: string;
}

export interface Options {
  libraries?: LibraryOption[];
}

export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = { libraries: [] };

const schema = Joi.object<PluginOptions>({
  libraries: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        package: Joi.string().required(),
        folder: Joi.string().required(),
      }),
    )
    .default(DEFAULT_OPTIONS.libraries),
});

export const validateOptions = createValidateOptions<Options, PluginOptions>('production-errors', schema);
