import OriginalComponents from '@theme-original/MDXComponents';
import { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import { SiteLink, type SiteLinkProps } from '@site/src/components/SiteLink';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface CodeProps {
  children?: ReactNode;
  className?: string;
  html?: string;
}

/** A fence: `<pre><code>` with the highlighted lines in a property of the code element. */
function Pre({ children }: { children?: ReactNode }) {
  const code = children as ReactElement<CodeProps>;
  return <CodeBlock {...code.props}>{code.props.children}</CodeBlock>;
}

function Code(props: ComponentProps<'code'>) {
  return <code {...props} />;
}

/** The box of a task list, `- [x]`, says its state itself: the text beside it is no label of a control. */
function Input({ type, disabled, checked, ...props }: ComponentProps<'input'>) {
  const isTask = type === 'checkbox' && disabled;
  const label = checked
    ? translate({ id: 'site.task.done', message: 'Done' })
    : translate({ id: 'site.task.open', message: 'Not done' });
  return (
    <input
      type={type}
      disabled={disabled}
      checked={checked}
      {...(isTask && { 'aria-label': label, readOnly: true })}
      {...props}
    />
  );
}

/** A table scrolls sideways where it is too wide, so it takes focus: the keyboard has to scroll it as well. */
function Table(props: ComponentProps<'table'>) {
  return <table tabIndex={0} {...props} />;
}

/** What Markdown elements become: Docusaurus' own, the site's links and code blocks. */
const MDXComponents = {
  ...OriginalComponents,
  a: (props: SiteLinkProps) => <SiteLink {...props} />,
  pre: Pre,
  code: Code,
  input: Input,
  table: Table,
};

export default MDXComponents;
