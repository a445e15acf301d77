import { randomBytes } from 'node:crypto';
import { writeFolder } from '../../lib/__tests__/folders';
import { firstLoadBytes } from '../firstLoad';

/** Text that hardly compresses, so that its size shows. */
const noise = (bytes: number) =>
  randomBytes(bytes / 2)
    .toString('latin1')
    .repeat(2);

const html = (body: string) =>
  `<!doctype html><link rel=stylesheet href=/assets/a.css><link rel="preload" href="/fonts/a.woff2">${body}`;

describe('firstLoadBytes (issue 10 point 6)', () => {
  it('counts each script and style that a page names once, and nothing else', () => {
    const dir = writeFolder({
      'ui/button.html': html(
        '<script defer src="/assets/a.js?v=1"></script><script src=/assets/a.js></script>',
      ),
      'ui/chip.html': html(''),
      'assets/a.css': 'a{}',
      'assets/a.js': noise(20_000),
      'fonts/a.woff2': noise(50_000),
    });
    const [button, chip] = [firstLoadBytes(dir, '/ui/button'), firstLoadBytes(dir, '/ui/chip')];
    expect(chip).toBeLessThan(500);
    expect(button - chip).toBeGreaterThan(10_000);
    expect(button - chip).toBeLessThan(25_000);
  });
});
