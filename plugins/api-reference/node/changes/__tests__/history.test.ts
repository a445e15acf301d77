import { createHistory, createSinceLabels, labelOf, stepsUpTo } from '../history';
import { history } from './versions';

describe('createHistory', () => {
  it('puts versions in the order of their numbers, with a step from each to the next', () => {
    expect(history.versions.map(({ id }) => id)).toEqual(['v7', 'v9', 'v10']);
    expect(history.steps.map(({ older, newer }) => [older.id, newer.id])).toEqual([
      ['v7', 'v9'],
      ['v9', 'v10'],
    ]);
  });

  it('takes the current version for the newest, whatever its number', () => {
    const versions = [{ id: 'v1', current: true }, { id: 'v5-beta' }, { id: 'v4' }].map((each) => ({
      ...each,
      apiPath: '/api',
      plans: [],
    }));
    expect(createHistory(versions).versions.map(({ id }) => id)).toEqual(['v4', 'v5-beta', 'v1']);
  });

  it('tells the steps up to a version, the last one first', () => {
    expect(stepsUpTo(history, 'v10').map(({ newer }) => newer.id)).toEqual(['v10', 'v9']);
    expect(stepsUpTo(history, 'v9').map(({ newer }) => newer.id)).toEqual(['v9']);
    expect(stepsUpTo(history, 'v7')).toEqual([]);
  });
});

describe('createSinceLabels (issue 4 point 5)', () => {
  it('labels props that an earlier version lacks', () => {
    const label = createSinceLabels(history, 'v10');
    expect(label('Button', 'Button', 'color')).toBeUndefined();
    expect(label('Button', 'Button', 'loading')).toBe('9');
    expect(label('Button', 'Button', 'open')).toBe('10');
    expect(label('Select', 'Select.Root', 'value')).toBe('10');
  });

  it('labels no props of a component that is new itself', () => {
    expect(createSinceLabels(history, 'v10')('Card', 'Card', 'raised')).toBeUndefined();
    expect(createSinceLabels(history, 'v10')('Select', 'Select.Root', 'open')).toBeUndefined();
  });

  it('knows nothing of later versions, and labels nothing of the oldest', () => {
    expect(createSinceLabels(history, 'v9')('Button', 'Button', 'loading')).toBe('9');
    expect(createSinceLabels(history, 'v9')('Button', 'Button', 'open')).toBeUndefined();
    expect(createSinceLabels(history, 'v7')('Button', 'Button', 'color')).toBeUndefined();
  });
});

it('names versions as readers do', () => {
  expect([labelOf('v9'), labelOf('v5-beta'), labelOf('legacy')]).toEqual(['9', '5 beta', 'legacy']);
});
