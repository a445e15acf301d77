import type { ApiComponent, ApiDocument, ApiHook, ApiPart, ApiProp, ApiSection } from '../../../types';

const EMPTY: ApiSection = {
  props: [],
  inherited: [],
  slots: [],
  classes: [],
  dataAttributes: [],
  cssVariables: [],
  spread: true,
};

const FACTS = {
  $schema: 'api.schema.json',
  package: '@mui/material',
  version: '9.5.0',
  source: 'index.d.ts',
  pages: [],
};

export function prop(name: string, type = 'string', rest: Partial<ApiProp> = {}): ApiProp {
  return { name, type, ...rest };
}

export function part(name: string, section: Partial<ApiSection> = {}): ApiPart {
  return { ...EMPTY, name, ...section };
}

export function component(name: string, rest: Partial<ApiComponent> = {}): ApiDocument {
  const imports = [`import ${name} from '@mui/material/${name}';`];
  return { ...FACTS, ...EMPTY, kind: 'component', name, imports, parts: [], ...rest };
}

export function hook(name: string, rest: Partial<ApiHook> = {}): ApiDocument {
  const returns = { type: 'void', fields: [] };
  const imports = [`import { ${name} } from '@mui/material';`];
  return { ...FACTS, kind: 'hook', name, imports, parameters: [], options: [], returns, ...rest };
}
