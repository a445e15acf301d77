/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { cleanup, render, screen, within } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import type { LoadedPlayground, PreviewModule } from '../../client/playground/Preview';
import { createStaticSource, PlayStore } from '../../client/playground/playStore';
import PlaygroundPanel from '../../theme/PlaygroundPanel';
import { BUTTON } from './data';

interface ButtonProps {
  variant?: string;
  color?: string;
  max?: number;
  startIcon?: ReactNode;
  children?: ReactNode;
}

/** A component of a library: throws at a number that it does not like. */
function Button({ variant, color, max, startIcon, children }: ButtonProps) {
  if (max === 9) throw new Error('Nine is too many.');
  return (
    <button type="button" data-variant={variant} data-color={color} data-max={max}>
      {startIcon}
      {children}
    </button>
  );
}

const preview = {
  default: Button,
  data: BUTTON,
  elements: { startIcon: { SendIcon: <i>send</i> } },
} as PreviewModule;

const loaded: LoadedPlayground = [preview, null];

const shown = () => within(screen.getByTestId('preview'));
const code = () => screen.getByLabelText('Code').textContent;

async function setUp(search = '') {
  window.history.replaceState(null, '', `/button${search}`);
  const user = userEvent.setup();
  const store = new PlayStore(BUTTON, { location: { pathname: '/button', hash: '' } });
  const surface = document.createElement('div');
  surface.dataset.testid = 'preview';
  document.body.append(surface);
  await act(async () => {
    render(<PlaygroundPanel data={BUTTON} source={store} surface={surface} loaded={loaded} />);
  });
  return user;
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(async () => {
  // The root of the preview goes a moment after that of the panel.
  await act(async () => {
    cleanup();
    await Promise.resolve();
  });
  document.querySelector('[data-testid=preview]')?.remove();
});

describe('PlaygroundPanel (issue 4 point 4)', () => {
  it('has a control for each prop, labelled by its name and described by its type', async () => {
    await setUp();
    const expected = [
      ['textbox', 'children', 'React.ReactNode'],
      ['radiogroup', 'variant', "'text' | 'outlined' | 'contained'"],
      ['combobox', 'color', 'ButtonColor'],
      ['radiogroup', 'edge', "'start' | 'end' | false"],
      ['switch', 'disabled', 'boolean'],
      ['switch', 'appear', 'boolean'],
      ['spinbutton', 'max', 'number'],
      ['spinbutton', 'defaultValue', 'number'],
      ['radiogroup', 'startIcon', 'React.ReactNode'],
      ['textbox', 'title', 'string'],
    ] as const;
    for (const [role, name, type] of expected) {
      expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(type);
    }
    expect(screen.getByRole('group', { name: 'Props' }).children).toHaveLength(BUTTON.controls.length);
  });

  it('changes preview, code and address as the reader plays', async () => {
    const user = await setUp();
    expect(code()).toBe('<Button variant="contained">Button</Button>');
    await user.click(screen.getByRole('radio', { name: 'outlined' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'color' }), 'success');
    await user.click(screen.getByRole('radio', { name: 'SendIcon' }));
    await user.clear(screen.getByRole('textbox', { name: 'children' }));
    await user.type(screen.getByRole('textbox', { name: 'children' }), '<b>Save</b>');
    await user.click(screen.getByRole('switch', { name: 'disabled' }));
    const button = shown().getByRole('button', { name: 'send <b>Save</b>' });
    expect(button).toHaveAttribute('data-variant', 'outlined');
    expect(button).toHaveAttribute('data-color', 'success');
    expect(code()).toBe(
      '<Button\n  variant="outlined"\n  color="success"\n  disabled\n  startIcon={<SendIcon />}\n>\n' +
        "  {'<b>Save</b>'}\n</Button>",
    );
    expect(window.location.search).toBe(
      '?Button.variant=outlined&Button.color=success&Button.startIcon=SendIcon' +
        '&Button.children=%3Cb%3ESave%3C%2Fb%3E&Button.disabled=true',
    );
  });

  it('takes a number only within its limits, and shows the last good one when the field is left', async () => {
    const user = await setUp();
    const field = screen.getByRole('spinbutton', { name: 'max' });
    await user.clear(field);
    await user.type(field, '70');
    expect(field).toBeInvalid();
    expect(code()).toContain('max={7}');
    await user.tab();
    expect(field).toHaveValue(7);
    expect(field).toBeValid();
  });

  it('lets a prop be left out again', async () => {
    const user = await setUp('?Button.edge=start&Button.defaultValue=3');
    expect(code()).toContain('edge="start"');
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'edge' })).getByRole('radio', { name: 'not set' }),
    );
    await user.clear(screen.getByRole('spinbutton', { name: 'defaultValue' }));
    expect(code()).toBe('<Button variant="contained">Button</Button>');
  });

  it('begins with what the address says', async () => {
    await setUp('?Button.variant=text&Button.max=3&Button.evil=1');
    expect(screen.getByRole('radio', { name: 'text' })).toBeChecked();
    expect(shown().getByRole('button')).toHaveAttribute('data-max', '3');
    expect(code()).toBe('<Button max={3}>Button</Button>');
  });

  it('starts anew with Reset', async () => {
    const user = await setUp('?Button.variant=text&other=1');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(code()).toBe('<Button variant="contained">Button</Button>');
    expect(window.location.search).toBe('?other=1');
  });

  it('copies the code, and says so', async () => {
    const user = await setUp('?Button.variant=text');
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(await navigator.clipboard.readText()).toBe('<Button>Button</Button>');
  });

  it('tells what the component throws, and starts it anew', async () => {
    const user = await setUp('?Button.max=9');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nine is too many.');
    expect(shown().queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset the playground' }));
    expect(shown().getByRole('button')).toHaveTextContent('Button');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('has the code on the server, and no control', () => {
    const html = renderToString(
      <PlaygroundPanel data={BUTTON} source={createStaticSource(BUTTON)} surface={null} loaded={null} />,
    );
    expect(html).toContain('contained');
    expect(html).not.toMatch(/<(input|select|label)/);
  });
});
