import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
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

function createHeading(as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return (props: ComponentProps<'h1'>) => <MDXHeading as={as} {...props} />;
}

/** What Markdown elements become: Docusaurus' own where the site has none, and only those that its pages use. */
const MDXComponents = {
  Head,
  details: MDXDetails,
  Details: MDXDetails,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: createHeading('h1'),
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  admonition: Admonition,
  a: (props: SiteLinkProps) => <SiteLink {...props} />,
  pre: Pre,
  code: Code,
  input: Input,
  table: Table,
};

export default MDXComponents;
