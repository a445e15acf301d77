import type { ComponentOverride, LibraryOverrides } from '../overrideTypes';

/** Colors that are legible in both modes: the current one, and shades of it. */
const FAINT = 'color-mix(in srgb, currentcolor 25%, transparent)';
const ACCENT = 'light-dark(#2b4acb, #9db1ff)';
const FOCUS = { outline: `2px solid ${ACCENT}`, outlineOffset: 2 };
const BASE = { font: '400 16px/1.5 system-ui, sans-serif', color: 'light-dark(#17181c, #eceef2)' };

const BUTTON = {
  padding: '6px 14px',
  border: `1px solid ${FAINT}`,
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': FOCUS,
  '&[data-disabled]': { opacity: 0.5 },
  '&[data-pressed]': { borderColor: ACCENT, color: ACCENT },
};

const FIELD = { ...BUTTON, width: 200, '&:focus': FOCUS };

const BAR = { height: 8, borderRadius: 4, background: FAINT };

/** A label with the value at the end of its line, and a bar below. */
const BAR_LAYOUT = {
  ...BASE,
  width: 240,
  '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', gap: 4 },
  '& > div > div': { ...BAR, gridColumn: '1 / -1', overflow: 'hidden' },
  '& > div > div > div': { background: ACCENT },
};

function bar(name: string, label: string): ComponentOverride {
  return {
    part: `${name}.Root`,
    template: [
      `<${name}.Root {...props}>`,
      `  <${name}.Label>${label}</${name}.Label>`,
      `  <${name}.Value />`,
      `  <${name}.Track>`,
      `    <${name}.Indicator />`,
      `  </${name}.Track>`,
      `</${name}.Root>`,
    ].join('\n'),
    initial: { value: 60 },
    controls: { value: { min: 0, max: 100 }, min: { min: 0, max: 100 }, max: { min: 1, max: 1000 } },
    styles: BAR_LAYOUT,
  };
}

const buttons: Record<string, ComponentOverride> = {
  Button: {
    initial: { children: 'Button' },
    controls: { disabled: { type: 'boolean', default: false } },
    styles: { ...BASE, '& button': BUTTON },
  },
  Toggle: {
    template: '<Toggle {...props}>Bold</Toggle>',
    initial: { defaultPressed: true },
    styles: { ...BASE, '& button': BUTTON },
  },
  Switch: {
    part: 'Switch.Root',
    template: '<Switch.Root {...props}>\n  <Switch.Thumb />\n</Switch.Root>',
    attributes: ['aria-label="Notifications"'],
    initial: { defaultChecked: true },
    controls: { uncheckedValue: false },
    styles: {
      ...BASE,
      '& [role=switch]': {
        display: 'flex',
        width: 40,
        padding: 2,
        borderRadius: 12,
        background: FAINT,
        '&[data-checked]': { background: ACCENT, justifyContent: 'flex-end' },
        '&[data-disabled]': { opacity: 0.5 },
        '&:focus-visible': FOCUS,
      },
      '& [role=switch] > span': {
        width: 18,
        height: 18,
        borderRadius: 9,
        background: 'light-dark(#fff, #121317)',
      },
    },
  },
  Checkbox: {
    part: 'Checkbox.Root',
    template: '<Checkbox.Root {...props}>\n  <Checkbox.Indicator>✓</Checkbox.Indicator>\n</Checkbox.Root>',
    attributes: ['aria-label="Subscribe"'],
    initial: { defaultChecked: true },
    controls: { parent: false, uncheckedValue: false },
    styles: {
      ...BASE,
      '& [role=checkbox]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: 24,
        height: 24,
        border: `1px solid ${FAINT}`,
        borderRadius: 6,
        '&[data-checked], &[data-indeterminate]': { borderColor: ACCENT, color: ACCENT },
        '&[data-disabled]': { opacity: 0.5 },
        '&:focus-visible': FOCUS,
      },
    },
  },
};

const others: Record<string, ComponentOverride> = {
  Meter: bar('Meter', 'Storage'),
  Progress: bar('Progress', 'Upload'),
  Input: {
    attributes: ['aria-label="Name"'],
    initial: { placeholder: 'Name' },
    controls: {
      placeholder: { type: 'string' },
      disabled: { type: 'boolean', default: false },
      defaultValue: { text: true },
    },
    styles: { ...BASE, '& input': FIELD },
  },
  Separator: {
    template: '<div>\n  <span>Above</span>\n  <Separator {...props} />\n  <span>Below</span>\n</div>',
    styles: {
      ...BASE,
      '& > div': { display: 'flex', flexDirection: 'column', gap: 8, width: 200 },
      '& > div:has([aria-orientation=vertical])': { flexDirection: 'row' },
      '& [role=separator]': { background: 'currentcolor', minWidth: 1, minHeight: 1 },
    },
  },
  Collapsible: {
    part: 'Collapsible.Root',
    template: [
      '<Collapsible.Root {...props}>',
      '  <Collapsible.Trigger>Delivery</Collapsible.Trigger>',
      '  <Collapsible.Panel>Two to three days, free of charge.</Collapsible.Panel>',
      '</Collapsible.Root>',
    ].join('\n'),
    controls: { defaultOpen: {} },
    styles: { ...BASE, minHeight: 72, '& button': BUTTON },
  },
  NumberField: {
    part: 'NumberField.Root',
    template: [
      '<NumberField.Root {...props}>',
      '  <NumberField.Group>',
      '    <NumberField.Decrement>−</NumberField.Decrement>',
      '    <NumberField.Input aria-label="Guests" />',
      '    <NumberField.Increment>+</NumberField.Increment>',
      '  </NumberField.Group>',
      '</NumberField.Root>',
    ].join('\n'),
    initial: { defaultValue: 4 },
    controls: {
      defaultValue: { min: -1000, max: 1000 },
      min: { min: -1000, max: 1000 },
      max: { min: -1000, max: 1000 },
      step: { min: 1, max: 100 },
      smallStep: { min: 0.1, max: 100, step: 0.1 },
    },
    styles: {
      ...BASE,
      '& [role=group]': { display: 'flex', gap: 4 },
      '& input': { ...FIELD, width: 80 },
      '& button': BUTTON,
    },
  },
  Slider: {
    part: 'Slider.Root',
    template: [
      '<Slider.Root {...props}>',
      '  <Slider.Control>',
      '    <Slider.Track>',
      '      <Slider.Indicator />',
      '      <Slider.Thumb aria-label="Volume" />',
      '    </Slider.Track>',
      '  </Slider.Control>',
      '</Slider.Root>',
    ].join('\n'),
    initial: { defaultValue: 30 },
    only: ['disabled'],
    controls: {
      defaultValue: { min: 0, max: 100 },
      min: { min: -100, max: 50 },
      max: { min: 60, max: 200 },
      step: { min: 1, max: 50 },
      largeStep: { min: 1, max: 50 },
    },
    styles: {
      ...BASE,
      width: 240,
      '& [data-disabled]': { opacity: 0.7 },
      '& > div > div': { padding: '12px 0' },
      '& > div > div > div': BAR,
      '& > div > div > div > div:first-of-type': { borderRadius: 4, background: ACCENT },
      '& > div > div > div > div:last-of-type': {
        width: 20,
        height: 20,
        borderRadius: 10,
        background: ACCENT,
        '&:has(:focus-visible)': FOCUS,
      },
    },
  },
};

/** Playgrounds of Base UI, whose components have no styles: those of the preview are here. */
export const baseUi: LibraryOverrides = {
  importOf: (name) => {
    throw new Error(`A playground of Base UI uses ${name}, which is no part of the component.`);
  },
  components: { ...buttons, ...others },
};
