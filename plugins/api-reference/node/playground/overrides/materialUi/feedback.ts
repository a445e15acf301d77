import type { ComponentOverride } from '../../overrideTypes';

const CONTENT = '  <Paper sx={{ p: 3 }}>Content</Paper>';

/** A transition runs each time `in` changes. */
function transition(name: string): ComponentOverride {
  return {
    template: `<${name} {...props}>\n${CONTENT}\n</${name}>`,
    initial: { in: true },
    only: ['appear', 'in', 'orientation'],
    controls: { timeout: { min: 0, max: 5000, step: 100 } },
  };
}

/** What tells how things stand, and transitions. */
export const feedback: Record<string, ComponentOverride> = {
  Alert: {
    wide: true,
    initial: { children: 'The changes are saved.' },
    controls: {
      closeText: false,
      action: {
        elements: {
          Button: '<Button color="inherit" size="small">Undo</Button>',
        },
      },
      icon: { elements: { CheckIcon: '<CheckIcon />' } },
    },
  },
  CircularProgress: {
    attributes: ['aria-label="Progress"'],
    initial: { value: 60 },
    controls: {
      value: { min: 0, max: 100 },
      size: { min: 16, max: 160 },
      thickness: { min: 1, max: 10, step: 0.1 },
      min: false,
      max: false,
    },
  },
  LinearProgress: {
    wide: true,
    attributes: ['aria-label="Progress"'],
    initial: { value: 60, valueBuffer: 80 },
    controls: {
      value: { min: 0, max: 100 },
      valueBuffer: { min: 0, max: 100 },
      min: false,
      max: false,
    },
  },
  Skeleton: {
    initial: { variant: 'rounded', width: 240, height: 80 },
    controls: { children: false, width: { min: 8, max: 480 }, height: { min: 8, max: 480 } },
  },
  Collapse: transition('Collapse'),
  Fade: transition('Fade'),
  Grow: transition('Grow'),
  Zoom: transition('Zoom'),
};
