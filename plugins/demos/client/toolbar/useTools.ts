import { translate } from '@docusaurus/Translate';
import { useCodePreferences } from '../../../kit/client/codePreferences';
import { useClipboardCopy } from '../../../kit/client/useClipboardCopy';
import { frameOf } from '../addresses';
import type { DemoSource, Language } from '../../types';
import { toHash } from '../hashPreferences';
import { isEditable } from '../isEditable';
import { stemOf } from '../prefixes';
import { LANGUAGE_OF, PREFERENCE_OF, stylingsOf } from '../stylings';
import type { DemoToolbarProps, Tool } from './types';

/** What makes a project of a demo comes with the first click. */
async function openProject(
  open: 'openInStackBlitz' | 'openInCodeSandbox',
  ...project: [title: string, source: DemoSource, language: Language]
): Promise<void> {
  const [playgrounds, { buildProject }] = await Promise.all([
    import('../playgrounds'),
    import('../buildProject'),
  ]);
  await playgrounds[open](buildProject(...project));
}

type WithSource = (use: (source: DemoSource) => unknown) => () => void;

/** Edit and copy: what a reader does with the code here. */
function useCodeTools(props: DemoToolbarProps, withSource: WithSource, copied: string): Tool[] {
  const code = useClipboardCopy();
  const edit: Tool = {
    icon: 'edit',
    label: translate({ id: 'site.demos.edit', message: 'Edit the code' }),
    onClick: props.onEdit,
  };
  return [
    ...(isEditable(props) ? [edit] : []),
    {
      icon: code.isCopied ? 'check' : 'copy',
      label: code.isCopied ? copied : translate({ id: 'site.demos.copy', message: 'Copy the source' }),
      onClick: withSource((source) => code.copy(source.files[0]?.source ?? '').catch(() => undefined)),
    },
  ];
}

/** What a reader does with the demo itself. */
function listDemoTools({ surface, iframe, onReset }: DemoToolbarProps): Tool[] {
  const focus: Tool = {
    icon: 'focus',
    label: translate({
      id: 'site.demos.resetFocus',
      message: 'Reset focus to test keyboard navigation',
    }),
    onClick: () => surface?.parentElement?.focus({ preventScroll: true }),
  };
  const label = translate({ id: 'site.demos.resetDemo', message: 'Reset demo' });
  return [{ icon: 'reset', label, onClick: onReset }, ...(iframe ? [] : [focus])];
}

function useProjectTools({ name }: DemoToolbarProps, withSource: WithSource): Tool[] {
  const { variant } = useCodePreferences();
  const open = (where: Parameters<typeof openProject>[0]) =>
    withSource((source) => openProject(where, stemOf(name), source, LANGUAGE_OF[variant]));
  return [
    {
      icon: 'bolt',
      label: translate({ id: 'site.demos.stackblitz', message: 'Open in StackBlitz' }),
      onClick: open('openInStackBlitz'),
    },
    {
      icon: 'box',
      label: translate({ id: 'site.demos.codesandbox', message: 'Open in CodeSandbox' }),
      onClick: open('openInCodeSandbox'),
    },
  ];
}

/** Addresses of the demo: in its page, on the code host, alone. */
function useLinkTools(props: DemoToolbarProps, copied: string): Tool[] {
  const { name, island, islands, styling, baseUrl, sourceBase } = props;
  const { variant } = useCodePreferences();
  const link = useClipboardCopy();
  const copyLink = () => {
    const { origin, pathname, search } = window.location;
    const several = stylingsOf(islands).length > 1;
    const hash = toHash(name, { variant, styling: PREFERENCE_OF[styling] }, several);
    void link.copy(origin + pathname + search + hash).catch(() => undefined);
  };
  const source: Tool = {
    icon: 'source',
    label: translate({ id: 'site.demos.viewSource', message: 'View source on the code host' }),
    href: sourceBase + island.file,
  };
  return [
    {
      icon: link.isCopied ? 'check' : 'link',
      label: link.isCopied
        ? copied
        : translate({ id: 'site.demos.copyLink', message: 'Copy link to this demo' }),
      onClick: copyLink,
    },
    ...(sourceBase ? [source] : []),
    {
      icon: 'external',
      label: translate({ id: 'site.demos.openAlone', message: 'Open alone in a full page' }),
      href: baseUrl + frameOf(island.file),
    },
  ];
}

/** The tools of a demo, in their order. */
export function useTools(props: DemoToolbarProps, checks: { shown: object | null; toggle(): void }): Tool[] {
  const copied = translate({ id: 'site.demos.copied', message: 'Copied' });
  const withSource: WithSource = (use) => () =>
    void props.loadSource().then((source) => source && use(source));
  const codeTools = useCodeTools(props, withSource, copied);
  const projectTools = useProjectTools(props, withSource);
  const linkTools = useLinkTools(props, copied);
  return [
    ...codeTools,
    ...listDemoTools(props),
    {
      icon: 'person',
      label: translate({ id: 'site.demos.checks', message: 'Accessibility of this demo' }),
      expanded: checks.shown !== null,
      onClick: checks.toggle,
    },
    ...projectTools,
    ...linkTools,
  ];
}
