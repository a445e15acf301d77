import { scopeClasses } from '../client/scopeClasses';

type Props = Record<string, unknown>;

const jsx = scopeClasses((type, props, key) => ({ type, props, key }), 'tw-1') as unknown as (
  type: string,
  props: Props,
  key?: string,
) => { type: string; props: Props; key?: string };

const propsOf = (props: Props) => jsx('b', props).props;

describe('scopeClasses', () => {
  it('gives elements with a class the scope as well, and hands everything else on', () => {
    const onClick = () => undefined;
    expect(jsx('b', { className: 'p-4', onClick, children: 'Text' }, 'key')).toEqual({
      type: 'b',
      props: { className: 'p-4 tw-1', onClick, children: 'Text' },
      key: 'key',
    });
    expect(propsOf({ id: 'p-4' })).toEqual({ id: 'p-4' });
  });

  it('adds it once, and not where there is no class', () => {
    expect(propsOf({ className: 'p-4 tw-1' }).className).toBe('p-4 tw-1');
    expect(propsOf({ className: '' }).className).toBe('');
    expect(propsOf({ className: undefined }).className).toBeUndefined();
  });

  it('reaches classes that are given by a function, by other names and to slots', () => {
    const className = propsOf({ className: (state: string) => `p-4 ${state}` }).className as (
      s: string,
    ) => string;
    expect(className('open')).toBe('p-4 open tw-1');
    expect(propsOf({ popupClassName: 'p-4' }).popupClassName).toBe('p-4 tw-1');
    expect(propsOf({ classes: { root: 'p-4' } }).classes).toEqual({ root: 'p-4 tw-1' });
    const slotProps = { root: { className: 'p-4', id: 'root' } };
    expect(propsOf({ slotProps }).slotProps).toEqual({ root: { className: 'p-4 tw-1', id: 'root' } });
    expect(slotProps.root.className).toBe('p-4');
  });

  it('leaves data alone', () => {
    const items = { className: 'Physics' };
    const list = [{ className: 'p-4' }];
    expect(propsOf({ items, list })).toEqual({ items, list });
    expect(propsOf({ items }).items).toBe(items);
  });
});
