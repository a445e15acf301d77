import type { RegistryRow } from './registryTypes';

/**
 * The rows that take part in this build: enabled in the registry and not named in `SITE_PLUGINS_OFF`.
 *
 * @param off comma-separated plugin names, as `SITE_PLUGINS_OFF` has them
 * @throws one Error that lists every name that is unknown or belongs to a core plugin
 */
export function selectRows(rows: readonly RegistryRow[], off = ''): RegistryRow[] {
  const names = off
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const optional = rows.filter((row) => !row.core).map((row) => row.name);
  const problems = names
    .filter((name) => !optional.includes(name))
    .map((name) =>
      rows.some((row) => row.name === name)
        ? `  - "${name}" is a core plugin: the site is not itself without it.`
        : `  - "${name}" is no plugin of this site.`,
    );
  if (problems.length > 0) {
    throw new Error(
      `SITE_PLUGINS_OFF names plugins that cannot be turned off:\n${problems.join('\n')}\n` +
        `These can: ${optional.join(', ')}.`,
    );
  }
  return rows.filter((row) => row.core || (row.enabled && !names.includes(row.name)));
}
