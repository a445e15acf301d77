import type { Build } from './openBuild';

/** A tool of the server: its name, what it takes as a JSON Schema, and what it answers. */
export interface Tool<Input> {
  name: string;
  description: string;
  /** Properties of the input; what is not `required` may be left out. */
  properties: Record<string, object>;
  required: readonly (keyof Input & string)[];
  /**
   * @returns the answer as text
   * @throws ToolError with what to ask instead
   */
  run(input: Input, build: Build): string;
}

/** What a client did wrong, or a build lacks: told to it as the answer. */
export class ToolError extends Error {}

/** Schema of a product's name, the same in all tools. */
export const PRODUCT = {
  type: 'string',
  maxLength: 100,
  description:
    'Id of a product, such as material-ui; with a version, material-ui@v7. Without, all current versions.',
};

/** Schema of a page's address. */
export const PAGE = {
  type: 'string',
  minLength: 1,
  maxLength: 500,
  description: 'Path or address of a page, such as /material-ui/react-button.',
};
