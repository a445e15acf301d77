import type { ApiPageData } from '../types';

/** Address of the JSON Schema of the twins below the site's base, and its file. */
export const SCHEMA = 'api.schema.json';

/** The JSON twin of a page: its document for programs, with the address of the schema that describes it. */
export function buildTwinText({ document }: Pick<ApiPageData, 'document'>, baseUrl: string): string {
  return `${JSON.stringify({ ...document, $schema: baseUrl + SCHEMA }, null, 2)}\n`;
}
