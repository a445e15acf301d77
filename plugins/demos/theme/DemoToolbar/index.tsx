import { useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import {
  CODE_VARIANTS,
  setCodePreferences,
  useCodePreferences,
  type CodePreferences,
} from '../../../kit/client/codePreferences';
import { useClipboardCopy } from '../../../kit/client/useClipboardCopy';
import { toHash } from '../../client/hashPreferences';
import { ToolIcon } from '../../client/icons';
import { isEditable } from '../../client/isEditable';
import { stemOf } from '../../client/prefixes';
import { LANGUAGE_OF, PREFERENCE_OF, stylingsOf } from '../../client/stylings';
import { useRovingFocus } from '../../client/useRovingFocus';
import { prefetchIsland, prefetchSource } from '../../client/useSource';
import type { DemoShellProps, DemoSource, Island, Language, Styling } from '../../types';
import styles from './styles.module.css';

export interface DemoToolbarProps extends DemoShellProps {
  island: Island;
  styling: Styling;
  surface: HTMLElement | null;
  codeId: string;
  open: boolean;
  loadSource(): Promise<DemoSource | null>;
  /** Called when the reader is about to switch language or styling here. */
  onSwitch(): void;
  onToggle(): void;
  onReset(): void;
  onEdit(): void;
}

interface Tool {
  icon: ToolIcon;
  label: string;
  onClick?(): void;
  href?: string;
  pressed?: boolean;
}

interface Tab {
  label: string;
  selected: boolean;
  onSelect(): void;
  /** Called when the reader may be about to select it. */
  onIntent(): void;
}

/** What makes a project of a demo comes with the first click. */
async function openProject(
  open: 'openInStackBlitz' | 'openInCodeSandbox',
  ...project: [title: string, source: DemoSource, language: Language]
): Promise<void> {
  const [playgrounds, { buildProject }] = await Promise.all([
    import('../../client/playgrounds'),
    import('../../client/buildProject'),
  ]);
  await playgrounds[open](buildProject(...project));
}

function useTools(props: DemoToolbarProps): Tool[] {
  const { name, island, styling, baseUrl, sourceBase, surface, iframe, loadSource } = props;
  const { variant } = useCodePreferences();
  const code = useClipboardCopy();
  const link = useClipboardCopy();
  const language = LANGUAGE_OF[variant];
  const copied = translate({ id: 'site.demos.copied', message: 'Copied' });
  const withSource = (use: (source: DemoSource) => unknown) => () =>
    void loadSource().then((source) => source && use(source));
  const resetFocus = () => surface?.parentElement?.focus({ preventScroll: true });
  const copyLink = () => {
    const { origin, pathname, search } = window.location;
    const several = stylingsOf(props.islands).length > 1;
    const hash = toHash(name, { variant, styling: PREFERENCE_OF[styling] }, several);
    void link.copy(origin + pathname + search + hash).catch(() => undefined);
  };
  return [
    ...(!isEditable(props)
      ? []
      : [
          {
            icon: 'edit',
            label: translate({ id: 'site.demos.edit', message: 'Edit the code' }),
            onClick: props.onEdit,
          } as const,
        ]),
    {
      icon: code.isCopied ? 'check' : 'copy',
      label: code.isCopied ? copied : translate({ id: 'site.demos.copy', message: 'Copy the source' }),
      onClick: withSource((source) => code.copy(source.files[0]?.source ?? '').catch(() => undefined)),
    },
    {
      icon: 'reset',
      label: translate({ id: 'site.demos.resetDemo', message: 'Reset demo' }),
      onClick: props.onReset,
    },
    ...(iframe
      ? []
      : [
          {
            icon: 'focus',
            label: translate({
              id: 'site.demos.resetFocus',
              message: 'Reset focus to test keyboard navigation',
            }),
            onClick: resetFocus,
          } as const,
        ]),
    {
      icon: 'bolt',
      label: translate({ id: 'site.demos.stackblitz', message: 'Open in StackBlitz' }),
      onClick: withSource((source) => openProject('openInStackBlitz', stemOf(name), source, language)),
    },
    {
      icon: 'box',
      label: translate({ id: 'site.demos.codesandbox', message: 'Open in CodeSandbox' }),
      onClick: withSource((source) => openProject('openInCodeSandbox', stemOf(name), source, language)),
    },
    {
      icon: link.isCopied ? 'check' : 'link',
      label: link.isCopied
        ? copied
        : translate({ id: 'site.demos.copyLink', message: 'Copy link to this demo' }),
      onClick: copyLink,
    },
    ...(sourceBase
      ? [
          {
            icon: 'source',
            label: translate({ id: 'site.demos.viewSource', message: 'View source on the code host' }),
            href: sourceBase + island.file,
          } as const,
        ]
      : []),
    {
      icon: 'external',
      label: translate({ id: 'site.demos.openAlone', message: 'Open alone in a full page' }),
      href: baseUrl + island.frame,
    },
  ];
}

function useTabs(props: DemoToolbarProps): { label: string; tabs: Tab[] }[] {
  const { islands, island, styling, open, onSwitch } = props;
  const { variant } = useCodePreferences();
  const stylings = stylingsOf(islands);
  const select = (change: Partial<CodePreferences>) => {
    onSwitch();
    setCodePreferences(change);
  };
  return [
    {
      label: translate({ id: 'site.demos.language', message: 'Language' }),
      tabs: CODE_VARIANTS.toReversed().map((value) => ({
        label: value,
        selected: variant === value,
        onSelect: () => select({ variant: value }),
        onIntent: () => open && prefetchSource(island, LANGUAGE_OF[value]),
      })),
    },
    {
      label: translate({ id: 'site.demos.styling', message: 'Styling' }),
      tabs: (stylings.length > 1 ? stylings : []).map((value) => ({
        label: PREFERENCE_OF[value],
        selected: styling === value,
        onSelect: () => select({ styling: PREFERENCE_OF[value] }),
        onIntent: () => prefetchIsland(islands[value], LANGUAGE_OF[variant]),
      })),
    },
  ].filter(({ tabs }) => tabs.length > 0);
}

/** The row of tools of one demo: one stop in the tab order, arrow keys inside (issue "Demos and code"). */
export default function DemoToolbar(props: DemoToolbarProps): ReactNode {
  const { codeId, open, onToggle } = props;
  const toolbar = useRef<HTMLDivElement>(null);
  const { active, ...handlers } = useRovingFocus(toolbar);
  const tools = useTools(props);
  const groups = useTabs(props);
  const tabCount = groups.reduce((count, { tabs }) => count + tabs.length, 0);
  const { variant } = useCodePreferences();
  const prefetch = () => prefetchSource(props.island, LANGUAGE_OF[variant]);
  let index = 0;
  const tabIndex = () => (index++ === active ? 0 : -1);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      className={styles.toolbar}
      aria-label={translate({ id: 'site.demos.toolbar', message: 'Tools of the demo' })}
      data-tabs={tabCount}
      {...handlers}
    >
      {groups.map(({ label, tabs }) => (
        <div key={label} role="tablist" aria-label={label} className={styles.tabs}>
          {tabs.map((tab) => (
            <button
              key={tab.label}
              type="button"
              role="tab"
              aria-selected={tab.selected}
              aria-controls={codeId}
              tabIndex={tabIndex()}
              className={styles.tab}
              onClick={tab.selected ? undefined : tab.onSelect}
              onPointerEnter={tab.onIntent}
              onFocus={tab.onIntent}
            >
              {tab.label}
            </button>
          ))}
        </div>
      ))}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={codeId}
        tabIndex={tabIndex()}
        onClick={onToggle}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {open
          ? translate({ id: 'site.demos.hideCode', message: 'Hide code' })
          : translate({ id: 'site.demos.showCode', message: 'Show code' })}
      </button>
      <span className={styles.space} />
      {tools.map(({ icon, label, onClick, href }) =>
        href ? (
          <a
            key={label}
            href={href}
            className={styles.tool}
            aria-label={label}
            title={label}
            tabIndex={tabIndex()}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ToolIcon name={icon} />
          </a>
        ) : (
          <button
            key={icon}
            type="button"
            className={styles.tool}
            data-tool={icon}
            aria-label={label}
            title={label}
            tabIndex={tabIndex()}
            onClick={onClick}
          >
            <ToolIcon name={icon} />
          </button>
        ),
      )}
    </div>
  );
}
