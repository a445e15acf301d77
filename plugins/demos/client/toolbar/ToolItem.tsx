import styles from '../../theme/DemoToolbar/styles.module.css';
import { ToolIcon } from '../icons';
import type { Tool } from './types';

/** One tool: a button, or a link to another document. */
export function ToolItem({ tool, tabIndex }: { tool: Tool; tabIndex: number }) {
  const { icon, label, href, expanded, onClick } = tool;
  const shared = { className: styles.tool, 'aria-label': label, title: label, tabIndex };
  if (href) {
    return (
      <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
        <ToolIcon name={icon} />
      </a>
    );
  }
  return (
    <button {...shared} type="button" data-tool={icon} aria-expanded={expanded} onClick={onClick}>
      <ToolIcon name={icon} />
    </button>
  );
}
