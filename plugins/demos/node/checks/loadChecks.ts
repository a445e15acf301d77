import fs from 'node:fs';
import path from 'node:path';
import type { DemoChecks } from '../../types';
import type { LoaderContext } from '../loaderContext';
import { workspaceOf } from '../workspace';
import { createGrounds, type FindGround } from './fingerprint';
import { findChecks, readRecords, recordsFileOf } from './records';

/** By root: what workspaces run on does not change while the bundler runs. */
const grounds = new Map<string, FindGround>();

function groundsOf(rootDir: string): FindGround {
  const known = grounds.get(rootDir) ?? createGrounds(rootDir);
  grounds.set(rootDir, known);
  return known;
}

/** What readers are told of the accessibility of the demo that a loader is asked for; the bundler is told of its files. */
export function loadChecks(context: LoaderContext): DemoChecks | undefined {
  const { rootContext, resourcePath } = context;
  const workspace = path.relative(rootContext, workspaceOf(resourcePath)).split(path.sep).join('/');
  const file = recordsFileOf(rootContext, workspace);
  if (!fs.existsSync(file)) {
    context.addMissingDependency(file);
    return undefined;
  }
  const findGround = groundsOf(rootContext);
  [file, ...findGround(workspace).shared].forEach((one) => context.addDependency(one));
  return findChecks(rootContext, resourcePath, readRecords(rootContext, workspace), findGround);
}
