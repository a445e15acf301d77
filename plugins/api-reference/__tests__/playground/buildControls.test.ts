import type { ApiProp, ApiSection } from '../../types';
import { buildControls } from '../../node/playground/buildControls';
import type { ComponentOverride } from '../../node/playground/overrideTypes';

function section(props: ApiProp[], inherited: ApiProp[] = []): ApiSection {
  return {
    props,
    inherited: [{ from: 'ButtonBase', kind: 'component', props: inherited }],
    slots: [],
    classes: [],
    dataAttributes: [],
    cssVariables: [],
    spread: true,
  };
}

const text = (name: string): ApiProp => ({ name, type: 'string' });

const names = (from: ApiSection, override: ComponentOverride = {}) =>
  buildControls(from, override).map(({ prop }) => prop);

describe('buildControls', () => {
  it('offers nothing that an address may not set, whatever its type (design §8)', () => {
    const props = [
      ...['href', 'src', 'srcSet', 'image', 'to', 'action', 'target', 'id', 'name', 'className', 'role'],
      ...['aria-label', 'focusVisibleClassName', 'type', 'component'],
    ];
    expect(names(section([...props.map(text), text('alt')]))).toEqual(['alt']);
  });

  it('offers no state that would stand still, nothing that takes the focus, nothing deprecated', () => {
    const boolean = (name: string, rest: Partial<ApiProp> = {}): ApiProp => ({
      name,
      type: 'boolean',
      ...rest,
    });
    const props = [
      boolean('open'),
      boolean('checked'),
      boolean('defaultChecked'),
      boolean('autoFocus'),
      boolean('defaultOpen'),
      boolean('old', { deprecated: 'Use `defaultChecked`.' }),
      boolean('p', { system: true }),
    ];
    expect(names(section(props))).toEqual(['defaultChecked']);
  });

  it('offers no text in the place of a picture', () => {
    const node = (name: string): ApiProp => ({ name, type: 'React.ReactNode' });
    expect(names(section([node('startIcon'), node('loadingIndicator'), node('helperText')]))).toEqual([
      'helperText',
    ]);
  });

  it('begins with what a reader plays with first, and goes on in the order of the table', () => {
    const props = ['zebra', 'size', 'disabled', 'color', 'label', 'alpha', 'variant'].map(text);
    expect(names(section(props))).toEqual([
      'label',
      'variant',
      'color',
      'size',
      'disabled',
      'zebra',
      'alpha',
    ]);
  });

  it('takes away what an override refuses, does not name, or sets itself', () => {
    const from = section(['alt', 'title', 'label'].map(text));
    expect(names(from, { controls: { alt: false } })).toEqual(['label', 'title']);
    expect(names(from, { only: ['alt'] })).toEqual(['alt']);
    expect(names(from, { attributes: ['title="A"', 'label={<b>x = 1</b>}'] })).toEqual(['alt']);
  });

  it('adds what an override names: inherited props, children, attributes with a type', () => {
    const from = section([text('alt')], [{ name: 'square', type: 'boolean' }]);
    const controls = buildControls(from, {
      initial: { children: 'Text' },
      controls: { square: {}, disabled: { type: 'boolean' } },
    });
    expect(controls).toEqual([
      { prop: 'children', type: 'React.ReactNode', kind: 'text', initial: 'Text' },
      { prop: 'disabled', type: 'boolean', kind: 'boolean' },
      { prop: 'alt', type: 'string', kind: 'text' },
      { prop: 'square', type: 'boolean', kind: 'boolean' },
    ]);
  });

  it('leaves out what this version of the library does not have', () => {
    expect(names(section([text('alt')]), { controls: { loading: {} }, initial: { fresh: true } })).toEqual([
      'alt',
    ]);
  });
});
