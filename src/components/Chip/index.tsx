import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Flag = 'newFeature' | 'planned' | 'unstable' | 'beta' | 'legacy' | 'deprecated';
export type Plan = 'pro' | 'premium';

/** Text of a chip and the longer text that a screen reader gets. */
function textsOf(kind: Flag | Plan): { text: string; name: string } {
  switch (kind) {
    case 'newFeature':
      return {
        text: translate({ id: 'site.chip.new', message: 'New' }),
        name: translate({ id: 'site.chip.new.name', message: 'New feature' }),
      };
    case 'planned':
      return {
        text: translate({ id: 'site.chip.planned', message: 'Planned' }),
        name: translate({ id: 'site.chip.planned.name', message: 'Planned, not available yet' }),
      };
    case 'unstable':
      return {
        text: translate({ id: 'site.chip.unstable', message: 'Unstable' }),
        name: translate({ id: 'site.chip.unstable.name', message: 'Unstable, may change at any time' }),
      };
    case 'beta':
      return {
        text: translate({ id: 'site.chip.beta', message: 'Beta' }),
        name: translate({ id: 'site.chip.beta.name', message: 'Beta version' }),
      };
    case 'legacy':
      return {
        text: translate({ id: 'site.chip.legacy', message: 'Legacy' }),
        name: translate({ id: 'site.chip.legacy.name', message: 'Legacy, superseded by something newer' }),
      };
    case 'deprecated':
      return {
        text: translate({ id: 'site.chip.deprecated', message: 'Deprecated' }),
        name: translate({ id: 'site.chip.deprecated.name', message: 'Deprecated, will be removed' }),
      };
    case 'pro':
      return {
        text: translate({ id: 'site.chip.pro', message: 'Pro' }),
        name: translate({ id: 'site.chip.pro.name', message: 'Pro plan' }),
      };
    case 'premium':
      return {
        text: translate({ id: 'site.chip.premium', message: 'Premium' }),
        name: translate({ id: 'site.chip.premium.name', message: 'Premium plan' }),
      };
  }
}

/** Mark of a page in the sidebar: a flag or the plan that it needs (spec §2). */
export function Chip({ kind }: { kind: Flag | Plan }) {
  const { text, name } = textsOf(kind);
  return (
    <span className={clsx(styles.chip, styles[kind])} title={name}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">({name})</span>
    </span>
  );
}
