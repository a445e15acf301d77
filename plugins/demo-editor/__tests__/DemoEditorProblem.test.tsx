/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import DemoEditorProblem from '../theme/DemoEditorProblem';
import type { Problem } from '../types';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const onRun = jest.fn();

function show(problem: Problem | undefined) {
  return <DemoEditorProblem problem={problem} failure={undefined} onRun={onRun} />;
}

describe('DemoEditorProblem', () => {
  it('waits until a problem has lasted, and takes it away at once', () => {
    const { rerender } = render(show({ kind: 'syntax', message: 'Unexpected token', line: 3 }));
    pass(600);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent('Line 3: Unexpected token');
    rerender(show(undefined));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says nothing of problems that come and go while the reader types', () => {
    const { rerender } = render(show({ kind: 'runtime', message: 'a is not defined' }));
    pass(500);
    rerender(show({ kind: 'runtime', message: 'ab is not defined' }));
    pass(500);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    pass(300);
    expect(screen.getByRole('alert')).toHaveTextContent('ab is not defined');
  });

  it.each<[Problem, string]>([
    [
      { kind: 'import', specifier: './dat', nearest: ['./data', 'react'], line: 1 },
      'Line 1: There is no "./dat" here. The nearest names are "./data", "react".',
    ],
    [{ kind: 'unclosed', tag: 'Box', line: 4 }, 'Line 4: <Box> has no closing tag.'],
    [{ kind: 'no-component' }, 'The file has no component as its default export.'],
    [{ kind: 'endless-loop', line: 2 }, 'Line 2: This loop ran for more than a second and was stopped.'],
    [{ kind: 'hidden' }, 'Code that ran later, such as in a timer, threw an error.'],
    [
      { kind: 'runtime', message: 'Minified React error #130; visit https://react.dev/errors/130' },
      'An element has no component',
    ],
    [{ kind: 'runtime', message: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ])('explains %j', (problem, text) => {
    render(show(problem));
    pass(1000);
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(document.querySelector('img')).toBeNull();
  });

  it('says at once that the demo was stopped, and runs it again', () => {
    render(<DemoEditorProblem problem={undefined} failure="silent" onRun={onRun} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The demo did not answer any more and was stopped.');
    screen.getByRole('button', { name: 'Run again' }).click();
    expect(onRun).toHaveBeenCalledTimes(1);
  });
});
