import fs from 'node:fs';
import path from 'node:path';
import type { ApiComponent, ApiDocument, ApiHook, ApiPart, ApiSection } from '../types';
import { createApiProgram } from '../node/extract/program';
import { extractBaseUi, findEntryFiles } from '../node/packages/baseUi';
import { loadInstalled } from './installed';

const extract = (packageDir: string): ApiDocument[] =>
  extractBaseUi(createApiProgram(packageDir, findEntryFiles(packageDir)));

const typeOf = (section: ApiSection, prop: string) => section.props.find(({ name }) => name === prop)?.type;

describe('a package that lists its attributes in enums, as Base UI did at first', () => {
  const fixture = path.join(__dirname, '__fixtures__/base-ui-enums');

  it('gives the expected documents', () => {
    const expected: unknown = JSON.parse(fs.readFileSync(path.join(fixture, 'expected.json'), 'utf8'));
    expect(extract(fixture)).toEqual(expected);
  });
});

describe('the installed package', () => {
  let documents: ApiDocument[];

  beforeAll(async () => {
    documents = await loadInstalled(path.resolve('node_modules/@base-ui/react'));
  }, 60_000);

  const component = (name: string) =>
    documents.find(
      (document): document is ApiComponent => document.kind === 'component' && document.name === name,
    )!;
  const part = (name: string): ApiPart =>
    component(name.split('.')[0]!).parts.find((candidate) => candidate.name === name)!;

  it('is sorted by name and has nothing of its internals', () => {
    const names = documents.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(names).not.toContain('SelectTrigger');
    expect(JSON.stringify(documents)).not.toMatch(/\bBaseUI(?:Change|Generic)EventDetails\b/);
  });

  it('describes a compound component by its parts', () => {
    expect(component('Select')).toMatchObject({
      imports: [
        "import { Select } from '@base-ui/react/select';",
        "import { Select } from '@base-ui/react';",
      ],
      source: 'select/index.parts.d.ts',
      pages: ['/react/components/select'],
      props: [],
    });
    expect(part('Select.Trigger')).toMatchObject({
      element: 'button',
      ref: 'HTMLButtonElement',
      spread: true,
    });
    expect(part('Select.Root')).not.toHaveProperty('element');
    expect(part('Select.Root').spread).toBe(false);
  });

  it('describes a single component by itself', () => {
    expect(component('Separator')).toMatchObject({
      parts: [],
      element: 'div',
      dataAttributes: [{ name: 'data-orientation', type: "'horizontal' | 'vertical'" }],
    });
  });

  it('prints types as a reader writes them', () => {
    const root = part('Select.Root');
    expect(typeOf(root, 'multiple')).toBe('boolean');
    expect(typeOf(root, 'value')).toBe('Value[] | Value | null');
    expect(typeOf(root, 'onValueChange')).toBe(
      '(value: Value[] | Value | null, eventDetails: Select.Root.ChangeEventDetails) => void',
    );
    expect(typeOf(part('Select.Positioner'), 'align')).toBe("'start' | 'center' | 'end'");
    expect(typeOf(part('Select.Trigger'), 'className')).toBe(
      'string | ((state: Select.Trigger.State) => string | undefined)',
    );
    expect(typeOf(component('RadioGroup'), 'onValueChange')).toBe(
      '(value: Value, eventDetails: RadioGroup.ChangeEventDetails) => void',
    );
  });

  it('gives every callback a signature', () => {
    const sections = documents.flatMap((document) =>
      document.kind === 'component' ? [document, ...document.parts] : [],
    );
    const callbacks = sections.flatMap(({ props }) => props.filter(({ name }) => /^on[A-Z]/.test(name)));
    expect(callbacks.length).toBeGreaterThan(50);
    expect(callbacks.filter(({ signature }) => !signature)).toEqual([]);
  });

  it('names the types of borrowed parts as the reader of the borrower does', () => {
    expect(typeOf(part('AlertDialog.Close'), 'style')).toContain('AlertDialog.Close.State');
    expect(typeOf(part('AlertDialog.Trigger'), 'style')).toContain('AlertDialog.Trigger.State');
    expect(typeOf(part('Toolbar.Separator'), 'style')).toContain('Toolbar.Separator.State');
  });

  it('says what the fields of event details are', () => {
    const details = part('Select.Root').props.find(({ name }) => name === 'onOpenChange')?.typeDetails;
    expect(details?.split('\n')).toEqual(
      expect.arrayContaining(['cancel: () => void', 'preventUnmountOnClose: () => void']),
    );
  });

  it('has functions beside the parts, and a handle as what one of them returns', () => {
    const { functions = [] } = component('Dialog');
    expect(functions).toMatchObject([
      { name: 'Dialog.createHandle', parameters: [], returns: { type: 'Dialog.Handle<Payload>' } },
    ]);
    const open = functions[0]?.returns.fields.find(({ name }) => name === 'open');
    expect(open?.signature?.parameters[0]).toMatchObject({ name: 'triggerId', type: 'string | null' });
  });

  it('has hooks and utilities', () => {
    const hook = (name: string) =>
      documents.find((document): document is ApiHook => document.kind === 'hook' && document.name === name)!;
    expect(hook('useRender').options.map(({ name }) => name)).toContain('stateAttributesMapping');
    expect(hook('useRender').returns.type).toBe('React.ReactElement | null');
    expect(hook('useDirection').returns.type).toBe("'ltr' | 'rtl'");
    expect(hook('mergeProps').parameters.map(({ optional = false }) => optional)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
