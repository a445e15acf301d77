export { buildMigration } from './buildMigration';
export type { MigrationInput, NameMap } from './comparison';
