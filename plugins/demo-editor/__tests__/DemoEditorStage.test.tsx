/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import DemoEditorStage from '../theme/DemoEditorStage';

function createStage(): HTMLElement {
  const stage = document.createElement('div');
  stage.style.padding = '32px 24px';
  stage.innerHTML = '<p>The demo of the page</p>';
  document.body.append(stage);
  return stage;
}

describe('DemoEditorStage', () => {
  it('takes the place of what is in the stage, its padding included, and gives it back', () => {
    const stage = createStage();
    const { unmount, container } = render(<DemoEditorStage stage={stage}>edited</DemoEditorStage>);
    expect(container).toBeEmptyDOMElement();
    expect(screen.getByText('edited')).toHaveStyle({ marginTop: '-32px', marginLeft: '-24px' });
    expect(stage).toContainElement(screen.getByText('edited'));
    expect(stage).toHaveAttribute('data-editing');
    unmount();
    expect(stage).not.toHaveAttribute('data-editing');
    expect(stage).toHaveTextContent(/^The demo of the page$/);
  });

  it('is where it is rendered without one', () => {
    const { container } = render(<DemoEditorStage>edited</DemoEditorStage>);
    expect(container).toHaveTextContent('edited');
  });
});
