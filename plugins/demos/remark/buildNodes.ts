import type { RootContent } from 'mdast';
import { buildImport } from '../../kit/node';

export { buildElement } from '../../kit/node';

/** `import Demo0 from '!!demo-island!./BasicButtons.tsx'` */
export function buildDemoImport(local: string, file: string): RootContent {
  return buildImport(local, `!!demo-island!${file}`);
}

/** `import Project0 from '!!demo-project!./SignIn.tsx'` */
export function buildProjectImport(local: string, file: string): RootContent {
  return buildImport(local, `!!demo-project!${file}`);
}
