import { measureCommand } from '../measureCommand';

const spawnHoarder = `
const { spawnSync } = require('node:child_process');
spawnSync(process.execPath, ['-e', 'const all = Buffer.alloc(150e6, 1); setTimeout(() => console.log(all.length), 800)'], { stdio: 'inherit' });
`;

describe('measureCommand', () => {
  it('measures the time and the memory of a program and of what it starts', async () => {
    const { seconds, megabytes, output } = await measureCommand(
      ['-e', spawnHoarder],
      process.cwd(),
      process.env,
    );
    expect(output.trim()).toBe('150000000');
    expect(seconds).toBeGreaterThan(0.8);
    if (process.platform === 'linux') expect(megabytes).toBeGreaterThan(150);
    else expect(megabytes).toBeNull();
  });

  it('fails with what the program printed', async () => {
    const args = ['-e', "console.error('no config'); process.exit(1)"];
    await expect(measureCommand(args, process.cwd(), process.env)).rejects.toThrow('no config');
  });
});
