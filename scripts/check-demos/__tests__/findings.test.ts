import type { Result } from 'axe-core';
import { AXE_OPTIONS, axeFindings } from '../axeRules';
import { differences } from '../differences';
import { isEmpty, serverFindings } from '../renderDemos';

describe('isEmpty', () => {
  it.each([
    ['', true],
    ['<div class="grid"><div></div></div>', true],
    ['<div>&nbsp;\u200b</div>', true],
    ['<style>.a { color: red }</style><div></div>', true],
    ['<p>Text</p>', false],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>', false],
    ['<div><input type="range"></div>', false],
  ])('%s: %s', (html, expected) => {
    expect(isEmpty(html)).toBe(expected);
  });
});

describe('serverFindings', () => {
  const render = { html: '<p>Text</p>', styles: '', messages: [], error: null };

  it('finds nothing in a demo that renders quietly', () => {
    expect(serverFindings(render)).toEqual([]);
  });

  it('finds messages, errors and empty HTML', () => {
    const messages = [{ type: 'warn', text: 'Old prop.' }];
    expect(serverFindings({ ...render, messages })).toEqual([
      { stage: 'server', rule: 'console', message: 'console.warn: Old prop.' },
    ]);
    expect(serverFindings({ ...render, html: '', error: 'No window.' })).toEqual([
      { stage: 'server', rule: 'throws', message: 'No window.' },
    ]);
    expect(serverFindings({ ...render, html: '' }).map(({ rule }) => rule)).toEqual(['empty']);
  });
});

describe('differences', () => {
  it('takes the lines in which the browser and the server differ', () => {
    const message = [
      "A tree hydrated but some attributes of the server rendered HTML didn't match:",
      '- A server/client branch',
      '  <Time>',
      '    <time',
      '+     dateTime="2027"',
      '-     dateTime="2026"',
      '+                       5 minutes ago',
    ].join('\n');
    expect(differences(message)).toEqual(['+ dateTime="2027"', '- dateTime="2026"', '+ 5 minutes ago']);
  });

  it('looks at messages of hydration only', () => {
    expect(differences('+   a\n-   b')).toEqual([]);
  });
});

describe('axe', () => {
  it('keeps to rules of a demo, not of the page around it', () => {
    expect(AXE_OPTIONS.runOnly).toEqual({
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    expect(AXE_OPTIONS.rules).toMatchObject({
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    });
  });

  it('tells each broken rule with its elements', () => {
    const node = {
      target: ['#a', ['.b']],
      html: '<i id="a">',
      failureSummary: 'Fix any of the following:\n  Too pale.',
    };
    const violation = {
      id: 'color-contrast',
      help: 'Must be seen',
      helpUrl: 'https://x.example',
      nodes: [node, node],
    };
    expect(axeFindings([violation as unknown as Result], 'dark')).toEqual([
      {
        stage: 'axe',
        mode: 'dark',
        rule: 'color-contrast',
        message: 'Must be seen. Too pale.',
        where: ['#a .b  <i id="a">', '#a .b  <i id="a">'],
        help: 'https://x.example',
      },
    ]);
  });
});
