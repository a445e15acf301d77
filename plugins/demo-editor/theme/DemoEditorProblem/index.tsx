import { useEffect, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { FrameFailure } from '../../client/useSandbox';
import type { Problem } from '../../types';
import styles from './late.module.css';

/** Milliseconds that a problem has to last before it is shown: most are gone with the next key. */
const PATIENCE = 700;

export interface DemoEditorProblemProps {
  problem: Problem | undefined;
  failure: FrameFailure | undefined;
  onRun(): void;
}

/** The value, but a change to something is late; a change to nothing is not. */
function useLate<Value>(value: Value | undefined): Value | undefined {
  const [late, setLate] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), value === undefined ? 0 : PATIENCE);
    return () => clearTimeout(timer);
  }, [value]);
  return value === undefined ? undefined : late;
}

/** React says in its production build only the numbers of its messages. */
function explain(message: string): string {
  switch (/^Minified React error #(\d+)/.exec(message)?.[1]) {
    case '31':
      return translate({
        id: 'site.demoEditor.react31',
        message: 'An object was rendered as a child. Render its fields, or an array of elements.',
      });
    case '130':
      return translate({
        id: 'site.demoEditor.react130',
        message:
          'An element has no component: what stands in its tag is undefined. Is it imported, and exported there?',
      });
    case '185':
    case '301':
      return translate({
        id: 'site.demoEditor.react301',
        message: 'Too many renders: state is set each time that the component renders.',
      });
    case '300':
    case '310':
      return translate({
        id: 'site.demoEditor.react310',
        message:
          'A hook was called in one rendering and not in another. Call hooks at the top of the component.',
      });
    default:
      return message;
  }
}

function describeImport(specifier: string, nearest: string[]): string {
  return translate(
    {
      id: 'site.demoEditor.unknownImport',
      message: 'There is no "{specifier}" here. The nearest names are {nearest}.',
      description: 'Shown when edited code imports what the sandbox does not have',
    },
    { specifier, nearest: nearest.map((name) => `"${name}"`).join(', ') },
  );
}

function describe(problem: Problem): string {
  switch (problem.kind) {
    case 'import':
      return describeImport(problem.specifier, problem.nearest);
    case 'unclosed':
      return translate(
        {
          id: 'site.demoEditor.unclosed',
          message: '{tag} has no closing tag.',
          description: 'Shown when a JSX element of edited code is not closed',
        },
        { tag: `<${problem.tag}>` },
      );
    case 'no-component':
      return translate({
        id: 'site.demoEditor.noComponent',
        message:
          'The file has no component as its default export. Write "export default function Demo() { … }".',
      });
    case 'endless-loop':
      return translate({
        id: 'site.demoEditor.endlessLoop',
        message: 'This loop ran for more than a second and was stopped.',
      });
    case 'hidden':
      return translate({
        id: 'site.demoEditor.hidden',
        message:
          'Code that ran later, such as in a timer, threw an error. The console of the browser shows it.',
      });
    default:
      return explain(problem.message);
  }
}

function describeFailure(failure: FrameFailure): string {
  switch (failure) {
    case 'silent':
      return translate({
        id: 'site.demoEditor.silent',
        message: 'The demo did not answer any more and was stopped. Change the code, or run it again.',
      });
    case 'left':
      return translate({
        id: 'site.demoEditor.left',
        message: 'The demo went to another page and was stopped. Change the code, or run it again.',
      });
    default:
      return translate({
        id: 'site.demoEditor.unreachable',
        message: 'The page that runs edited demos could not be loaded. Check your connection.',
      });
  }
}

/** What is wrong with the edited demo, and where; the last rendering that worked stays above. */
export default function DemoEditorProblem({ problem, failure, onRun }: DemoEditorProblemProps) {
  const shown = useLate(problem);
  const line = shown && 'line' in shown ? shown.line : undefined;
  if (failure) {
    return (
      <div className={styles.problem} role="alert">
        <div className={styles.text}>{describeFailure(failure)}</div>
        <button type="button" className={styles.button} onClick={onRun}>
          <Translate id="site.demoEditor.runAgain" description="Button that runs a stopped demo again">
            Run again
          </Translate>
        </button>
      </div>
    );
  }
  return (
    <div role="alert">
      {shown && (
        <div className={styles.problem}>
          {line !== undefined && (
            <strong>
              <Translate
                id="site.demoEditor.line"
                description="Before an error of edited code"
                values={{ line }}
              >
                {'Line {line}:'}
              </Translate>{' '}
            </strong>
          )}
          {describe(shown)}
        </div>
      )}
    </div>
  );
}
