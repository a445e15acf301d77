import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import { products } from '../../docs/products';
import { listUnits } from '../../src/build/units';

const rootDir = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(rootDir, file), 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

/** The parser of front matter, which reads YAML. */
const parse = (file: string) => matter(`---\n${read(file)}\n---\n`).data as Workflow;

const FOLDER = '.github/workflows';
const workflows = fs
  .readdirSync(path.join(rootDir, FOLDER))
  .map((name): [string, Workflow] => [name, parse(`${FOLDER}/${name}`)]);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = (workflow: Workflow) => stepsOf(workflow).flatMap(({ run }) => run ?? []);

describe.each(workflows)('.github/workflows/%s (issue 10 point 7)', (_name, workflow) => {
  it('may read the sources, and nothing more but where a job deploys', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const more = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions);
    expect(more.map(([name, { permissions }]) => [name, permissions])).toEqual(
      'pages' in workflow.jobs ? [['pages', { pages: 'write', 'id-token': 'write' }]] : [],
    );
  });

  it('runs scripts that package.json has', () => {
    const commands = commandsOf(workflow).join('\n');
    const names = [...commands.matchAll(/npm run (?:-\S+ )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
    for (const [file] of commands.matchAll(/^\.\S+/gm))
      expect(fs.existsSync(path.join(rootDir, file))).toBe(true);
  });

  it('uses actions of GitHub alone, each at a major version or a commit', () => {
    const actions = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((name) => !/^actions\/[\w-]+@(v\d+|[\da-f]{40})$/.test(name))).toEqual([]);
  });

  it('sets up the oldest Node.js that package.json allows', () => {
    const setUps = stepsOf(workflow).filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
    expect(setUps.length).toBeGreaterThan(0);
    for (const step of setUps) expect(step.with?.['node-version-file']).toBe('.nvmrc');
    expect(engines.node).toBe(`>=${read('.nvmrc').trim()}`);
  });

  it('gives each job a time limit, keeps no token, and puts nothing that a stranger types into a command', () => {
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const { uses = '', with: options } of stepsOf(workflow)) {
      if (uses.startsWith('actions/checkout@')) expect(options?.['persist-credentials']).toBe(false);
    }
    expect(commandsOf(workflow).filter((command) => command.includes('${{'))).toEqual([]);
  });
});

it('npm run build -- --list prints the units that the matrix of the deployment takes', () => {
  const tsx = path.join(rootDir, 'node_modules/tsx/dist/cli.mjs');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_')));
  const args = [tsx, path.join(rootDir, 'scripts/build.ts'), '--list'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: rootDir, env, encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  const units = JSON.parse(stdout) as { id: string; folder: string }[];
  expect(units.map(({ id }) => id)).toEqual(listUnits(products, { fixture: false }).map(({ id }) => id));
  expect(units.filter(({ folder }) => !fs.existsSync(path.join(rootDir, folder)))).toEqual([]);
});

describe('renovate.json (issue 10 point 7)', () => {
  interface Rule {
    description?: string;
    matchFileNames?: string[];
    matchPackageNames?: string[];
    matchUpdateTypes?: string[];
    allowedVersions?: string;
    enabled?: boolean;
  }
  const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: Rule[] };
  const ruleOf = (name: string) =>
    packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes(name));

  it('gives a reason for each rule', () => {
    expect(packageRules.filter(({ description = '' }) => description.length < 20)).toEqual([]);
  });

  it('leaves new versions of documented libraries to npm run version:cut', () => {
    const rule = packageRules.find(({ matchUpdateTypes }) => matchUpdateTypes?.includes('major'));
    expect(rule).toMatchObject({ matchFileNames: ['docs/*/*/package.json'], enabled: false });
    expect(rule?.description).toContain('npm run version:cut');
    expect(scripts).toHaveProperty(['version:cut']);
  });

  it('does not take up what cannot be used', () => {
    for (const name of ['@mui/joy', '@mui/base', '@docsearch/react'])
      expect(ruleOf(name)?.enabled).toBe(false);
    expect(ruleOf('typescript')?.allowedVersions).toBe('<7');
  });
});
