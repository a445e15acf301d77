import { ICON_STYLES, type IconStyle } from '../types';

/** Name of the module of an icon: `AlarmTwoTone`. */
export function toModule(name: string, style: IconStyle): string {
  return name + (ICON_STYLES.find(({ id }) => id === style)?.suffix ?? '');
}

/** `import AlarmIcon from '@mui/icons-material/Alarm';` */
export function writeImport(module: string): string {
  return `import ${module}Icon from '@mui/icons-material/${module}';`;
}
