import type { PlaygroundData } from '../../types';

/** A playground with a control of each kind. */
export const BUTTON: PlaygroundData = {
  name: 'Button',
  template: '<Button {...props} />',
  attributes: [],
  controls: [
    { prop: 'children', type: 'React.ReactNode', kind: 'text', initial: 'Button' },
    {
      prop: 'variant',
      type: "'text' | 'outlined' | 'contained'",
      kind: 'choice',
      options: ['text', 'outlined', 'contained'],
      default: 'text',
      initial: 'contained',
    },
    {
      prop: 'color',
      type: 'ButtonColor',
      kind: 'choice',
      options: ['inherit', 'primary', 'secondary', 'success', 'warning'],
      default: 'primary',
    },
    { prop: 'edge', type: "'start' | 'end' | false", kind: 'choice', options: ['start', 'end', false] },
    { prop: 'disabled', type: 'boolean', kind: 'boolean', default: false },
    { prop: 'appear', type: 'boolean', kind: 'boolean', default: true },
    { prop: 'max', type: 'number', kind: 'number', min: 1, max: 10, step: 1, default: 5 },
    { prop: 'defaultValue', type: 'number', kind: 'number', min: 0, max: 10, step: 1 },
    { prop: 'startIcon', type: 'React.ReactNode', kind: 'element', elements: { SendIcon: '<SendIcon />' } },
    { prop: 'title', type: 'string', kind: 'text' },
  ],
};

/** Texts that would be more than text where somebody forgot to escape them. */
export const HOSTILE = [
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "'; alert(1); '",
  '{alert(1)}',
  '${alert(1)}',
  '{...props}',
  '$& $1 $`',
  '&quot; &#39; &amp;',
  '\\" \\',
  'javascript:alert(1)',
  ' begins and ends with a space ',
  'tag < and > tag',
  '*/ alert(1) /*',
  '\u2028 line \u2029 breaks',
  '\u202e right to left',
];
