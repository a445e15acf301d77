import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration, Stats } from 'webpack';
import { SANDBOX_BASE } from '../types';
import { createSandboxConfig, type SandboxSettings } from './sandboxConfig';
import { buildSandboxPage } from './sandboxPage';

/** The bundler that Docusaurus runs on. */
export type Bundler = (config: Configuration) => Compiler;

/** The scripts of the document, in the order in which they run. */
function listScripts(stats: Stats, baseUrl: string): string[] {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const assets = entrypoints?.main?.assets ?? [];
  return assets.filter(({ name }) => name.endsWith('.js')).map(({ name }) => baseUrl + name);
}

/** @throws one Error with everything that the bundler complains about */
function check(id: string, error: Error | null, stats: Stats | undefined): Stats {
  if (error || !stats) throw error ?? new Error(`[demo-editor] The sandbox of ${id} was not built.`);
  if (stats.hasErrors()) {
    throw new Error(`[demo-editor] The sandbox of ${id} cannot be built:\n${stats.toString('errors-only')}`);
  }
  return stats;
}

function writePage({ id, baseUrl, outDir }: SandboxSettings, stats: Stats): void {
  const file = path.join(outDir, SANDBOX_BASE, `${id}.html`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, buildSandboxPage(listScripts(stats, baseUrl)));
}

/** Builds the document of a docs instance in which edited demos run, with its scripts, into `outDir`. */
export function buildSandbox(bundle: Bundler, settings: SandboxSettings): Promise<void> {
  const compiler = bundle(createSandboxConfig(settings));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        try {
          writePage(settings, check(settings.id, error, stats));
          resolve();
        } catch (problem) {
          reject(problem as Error);
        }
      });
    });
  });
}

/**
 * The same for the development server, once more whenever a file changes. Resolves after the first attempt: what is
 * wrong is printed, and right again with the next change.
 */
export function watchSandbox(bundle: Bundler, settings: SandboxSettings): Promise<void> {
  const compiler = bundle(createSandboxConfig(settings));
  return new Promise((resolve) => {
    compiler.watch({}, (error, stats) => {
      try {
        writePage(settings, check(settings.id, error, stats));
      } catch (problem) {
        console.error((problem as Error).message);
      }
      resolve();
    });
  });
}
