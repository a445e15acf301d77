import { Joi } from '@docusaurus/utils-validation';
import { createValidateOptions } from '../validateOptions';

interface Options {
  size: number;
  mode: 'loud' | 'quiet';
  labels: string[];
}

const schema = Joi.object<Options>({
  size: Joi.number().integer().min(1).default(3),
  mode: Joi.valid('loud', 'quiet').default('quiet'),
  labels: Joi.array().items(Joi.string()).default([]),
});

const validate = createValidateOptions<Partial<Options>, Options>('sample', schema);

function messageOf(options: object): string {
  try {
    validate({ options });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was wrong');
}

describe('createValidateOptions (design §3 fact 7, §7)', () => {
  it('fills in the defaults, and the id that Docusaurus wants', () => {
    expect(validate({ options: {} })).toEqual({ id: 'default', size: 3, mode: 'quiet', labels: [] });
    expect(validate({ options: undefined as never })).toMatchObject({ size: 3 });
  });

  it('keeps what is given', () => {
    const options = { id: 'second', size: 5, mode: 'loud', labels: ['a'] };
    expect(validate({ options: options as Partial<Options> })).toEqual(options);
  });

  it('names the plugin, and every wrong value with its path, what is expected and what was received', () => {
    expect(messageOf({ size: 0, mode: 'silent', labels: ['a', 7], colour: 'red' })).toBe(
      [
        '[sample] Invalid options in plugins/registry.ts:',
        '  - size: must be greater than or equal to 1, received 0',
        '  - mode: must be one of [loud, quiet], received "silent"',
        '  - labels.1: must be a string, received 7',
        '  - colour: is not allowed, received "red"',
        'The options are described in plugins/sample/README.md.',
      ].join('\n'),
    );
  });

  it('does not take text for a number', () => {
    expect(messageOf({ size: '5' })).toContain('  - size: must be a number, received "5"');
  });
});
