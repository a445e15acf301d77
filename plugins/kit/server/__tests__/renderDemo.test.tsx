/** @jest-environment node */
import { Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { renderDemo } from '../renderDemo';

const Root = styled.button({ color: 'red' });
const Button = (props: ComponentProps<'button'>) => <Root {...props} />;
const Large = styled(Button)({ fontSize: 20 });
const turn = keyframes({ to: { rotate: '1turn' } });
const Spinner = styled.i({ animation: `${turn} 1s` });

const render = (Component: () => React.ReactNode, seen = new Set<string>()) =>
  renderDemo({ Component, Root: null, sheets: [] }, 'a', seen);

const idsOf = (styles: string) => /data-emotion="css ([^"]*)"/.exec(styles)?.[1]?.split(' ') ?? [];

describe('renderDemo (design §5)', () => {
  it('brings the styles of the classes that its elements have, not those of components around others', () => {
    const { styles, html } = render(() => <Large>Save</Large>);
    const [name] = /css-[\w-]+/.exec(html) ?? [];
    expect(idsOf(styles).map((id) => `css-${id}`)).toEqual([name]);
    expect(styles).toContain(`.${name}{color:red;font-size:20px;}`);
  });

  it('brings keyframes and global styles, which have no class', () => {
    const { styles } = render(() => (
      <>
        <Global styles={{ ':root': { scale: 1 } }} />
        <Spinner />
      </>
    ));
    expect(styles).toContain('@keyframes');
    expect(styles).toContain(':root{scale:1;}');
  });

  it('brings each style once a page, also where an earlier demo made it without using it', () => {
    const seen = new Set<string>();
    render(() => <Large>Save</Large>, seen);
    const Plain = styled.button({ fontSize: 20 });
    expect(render(() => <Plain />, seen).styles).toContain('{font-size:20px;}');
    expect(render(() => <Plain />, seen).styles).toBe('');
  });

  it('brings of the theme what the demo shows, and counts on it', () => {
    const styles = { ':root': { '--main': 'red', '--other': 'blue' } };
    const Main = styled.b({ color: 'var(--main, red)' });
    const demo = renderDemo({ Component: () => <Main />, Root: null, styles, sheets: [] }, 'a', new Set());
    expect(demo.styles).toMatch(/^<style data-demo-sheet="theme">:root\{--main:red;\}<\/style>/);
    expect(demo.styles).toContain('{color:var(--main);}');
  });
});
