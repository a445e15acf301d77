export { createValidateOptions } from './validateOptions';
export { createSlotsPlugin } from './slotsPlugin';
export { selectRows } from './selectRows';
export { CODE_META_FORMS, parseCodeMeta, takeLabel } from './codeMeta';
export { reportProblems } from './reportProblems';
export { SLOT_NAMES } from './registryTypes';
export type { MarkdownStages, RegistryRow, SlotName } from './registryTypes';
export type { CodeMeta, LineRange } from './codeMeta';
export type { MarkdownProblem, Severity } from './reportProblems';
