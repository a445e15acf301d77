import path from 'node:path';
import { followImports, isCode, type CodeGraph } from './codeFiles';
import type { ResolvedDemo } from './convertDirectives';
import type { FilePlan } from './filePlan';
import { findDemo, type FoundDemo } from './findDemo';
import { packageNameOf, type Packages } from './packages';
import { serveForCode, type PictureContext } from './takePictures';
import type { Copy, Finding, Source } from './types';

export interface DemoContext extends PictureContext {
  source: Source;
  plan: FilePlan;
  packages: Packages;
  /** Packages that a later `npm install` brings in another version: nothing can be said of imports from them yet. */
  isUnsettled(name: string): boolean;
}

/** Takes over the demos that pages show, with the files that they import. */
export class DemoTaker {
  readonly findings: Finding[] = [];
  /** Files of the source that were taken. */
  readonly taken = new Set<string>();
  /** Files of demos that a page shows and that were not taken: they are reported with the page. */
  readonly refused = new Set<string>();
  /** Names of packages that are not installed. */
  readonly missingPackages = new Set<string>();
  /** Packages that taken files import. */
  readonly usedPackages = new Set<string>();
  /** Demos in the order in which they were taken, by their path in the source. */
  readonly demos = new Map<string, FoundDemo>();

  constructor(private readonly context: DemoContext) {}

  /**
   * @param pageFile Markdown file of the page in the source
   * @param folder folder of the page relative to `content/`
   */
  take(pageFile: string, folder: string, name: string): ResolvedDemo {
    const found = findDemo(this.context.source, path.posix.dirname(pageFile), name);
    if (!found) return { problem: 'there is no such file' };
    const graphs = found.entries.map(({ from, to }) =>
      followImports(this.context.source, { from, to: path.posix.join(folder, to) }),
    );
    const broken = [...new Set(graphs.flatMap((graph) => graph.broken))];
    const copies = graphs.flatMap((graph) => graph.files);
    if (broken.length > 0) {
      copies.forEach(({ from }) => this.refused.add(from));
      return { problem: broken.join('; ') };
    }
    const clash = copies.find((copy) => !this.add(copy));
    if (clash) return { problem: `another file goes to content/${clash.to} already` };
    graphs.forEach((graph) => this.checkPackages(graph));
    this.demos.set(found.path, found);
    return { name: found.name };
  }

  private add({ from, to }: Copy): boolean {
    const { plan, root, contentDir, source } = this.context;
    const added = plan.add({ to: path.posix.join(contentDir, to), copyOf: path.join(root, from) });
    if (added && !this.taken.has(from)) {
      this.taken.add(from);
      if (isCode(from) || from.endsWith('.css')) this.checkPictures(from, source.read(from));
    }
    return added;
  }

  private checkPictures(file: string, text: string): void {
    for (const url of serveForCode(text, this.context).missing) {
      this.findings.push({ file, kind: 'lost', message: `picture ${url} is not given` });
    }
  }

  private checkPackages({ packages }: CodeGraph): void {
    const { packages: installed, isUnsettled } = this.context;
    for (const [specifier, file] of packages) {
      const name = packageNameOf(specifier);
      this.usedPackages.add(name);
      const problem = isUnsettled(name) ? null : installed.problemOf(specifier);
      if (problem === null || this.isReported(file, problem)) continue;
      if (installed.versionOf(name) === null) this.missingPackages.add(name);
      this.findings.push({ file, kind: 'lost', message: `import of "${specifier}": ${problem}` });
    }
  }

  private isReported(file: string, problem: string): boolean {
    return this.findings.some((finding) => finding.file === file && finding.message.endsWith(`: ${problem}`));
  }
}
