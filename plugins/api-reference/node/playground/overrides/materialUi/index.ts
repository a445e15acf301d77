import type { LibraryOverrides } from '../../overrideTypes';
import { display } from './display';
import { feedback } from './feedback';
import { fields } from './fields';
import { inputs } from './inputs';
import { layout } from './layout';
import { navigation } from './navigation';
import { surfaces } from './surfaces';

/** Components whose names end like those of icons. */
const NO_ICONS = ['ListItemIcon', 'StepIcon', 'SvgIcon'];

/** `Chip` -> `@mui/material/Chip`, `SendIcon` -> `@mui/icons-material/Send`. */
export function importMaterial(name: string): string {
  const isIcon = name.endsWith('Icon') && !NO_ICONS.includes(name);
  const source = isIcon ? `@mui/icons-material/${name.replace(/Icon$/, '')}` : `@mui/material/${name}`;
  return `import ${name} from '${source}';`;
}

/** Playgrounds of Material UI, in all of its versions: what a version does not have is left out. */
export const materialUi: LibraryOverrides = {
  importOf: importMaterial,
  components: { ...inputs, ...fields, ...display, ...feedback, ...surfaces, ...navigation, ...layout },
};
