import { translate } from '@docusaurus/Translate';
import { ICON_STYLES, type IconStyle } from '../../types';
import styles from './late.module.css';

/** Names of the styles, in the reader's language. */
export function nameStyle(style: IconStyle): string {
  const names: Record<IconStyle, string> = {
    filled: translate({ id: 'site.icons.filled', message: 'Filled' }),
    outlined: translate({ id: 'site.icons.outlined', message: 'Outlined' }),
    rounded: translate({ id: 'site.icons.rounded', message: 'Rounded' }),
    'two-tone': translate({ id: 'site.icons.twoTone', message: 'Two-tone' }),
    sharp: translate({ id: 'site.icons.sharp', message: 'Sharp' }),
  };
  return names[style];
}

export interface IconStylesProps {
  /** Of the group of radio buttons; one a document. */
  name: string;
  value: IconStyle;
  /** Styles that there are; all, if it is left out. */
  available?: readonly IconStyle[];
  onChange(style: IconStyle): void;
}

/** Which of the five styles of icons is shown. */
export default function IconStyles({ name, value, available, onChange }: IconStylesProps) {
  return (
    <div
      role="radiogroup"
      className={styles.styles}
      aria-label={translate({ id: 'site.icons.style', message: 'Style' })}
    >
      {ICON_STYLES.filter(({ id }) => available?.includes(id) ?? true).map(({ id }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {nameStyle(id)}
        </label>
      ))}
    </div>
  );
}
