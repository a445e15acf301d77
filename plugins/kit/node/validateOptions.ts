import type { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** One line a problem: where it is, what was expected, what was received. */
function describe(detail: Joi.ValidationErrorItem): string {
  const path = detail.path.join('.') || '(options)';
  const received = JSON.stringify(detail.context?.value);
  const message = detail.message.replace(/^"[^"]*" /, '');
  return `  - ${path}: ${message}${received === undefined ? '' : `, received ${received}`}`;
}

/**
 * Makes the `validateOptions` that Docusaurus calls for a plugin. Unlike Docusaurus' own, it reports every
 * problem at once and names the plugin (design §3 fact 7).
 *
 * @param pluginName folder name of the plugin, for example `code-copy`
 * @param schema Joi schema with the defaults in it
 * @throws one Error that lists all problems, each with path, expectation and received value
 */
export function createValidateOptions<Options, PluginOptions>(
  pluginName: string,
  schema: Joi.ObjectSchema<PluginOptions>,
) {
  return ({
    options,
  }: Pick<OptionValidationContext<Options, PluginOptions>, 'options'>): PluginOptions & { id: string } => {
    const { id = 'default', ...own } = (options ?? {}) as Options & { id?: string };
    const { error, value } = schema.prefs({ abortEarly: false, convert: false }).validate(own);
    if (error) {
      const problems = error.details.map(describe).join('\n');
      throw new Error(
        `[${pluginName}] Invalid options in plugins/registry.ts:\n${problems}\n` +
          `The options are described in plugins/${pluginName}/README.md.`,
      );
    }
    return { ...(value as PluginOptions), id };
  };
}
