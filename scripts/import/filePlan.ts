import type { PlannedFile } from './types';

function originOf(file: PlannedFile): string {
  return 'text' in file ? `text:${file.text}` : `copy:${file.copyOf}`;
}

/** The files that an import will write, each once. */
export class FilePlan {
  private readonly byTarget = new Map<string, PlannedFile>();

  /** @returns whether the file is in the plan now: `false` where another is to go to the same place */
  add(file: PlannedFile): boolean {
    const present = this.byTarget.get(file.to);
    if (present) return originOf(present) === originOf(file);
    this.byTarget.set(file.to, file);
    return true;
  }

  has(to: string): boolean {
    return this.byTarget.has(to);
  }

  list(): PlannedFile[] {
    return [...this.byTarget.values()].sort((a, b) => a.to.localeCompare(b.to));
  }
}
