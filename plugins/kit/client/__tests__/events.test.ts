import { emitEvent, onEvent } from '../events';

describe('events (spec §7)', () => {
  it('reach all who listen, in order, until they stop', () => {
    const heard: string[] = [];
    const stop = onEvent(({ action }) => heard.push(`first ${action}`));
    onEvent(({ action, label }) => heard.push(`second ${action} ${label}`));
    emitEvent({ category: 'feedback', action: 'yes', label: '/a' });
    stop();
    emitEvent({ category: 'feedback', action: 'no', label: '/b' });
    expect(heard).toEqual(['first yes', 'second yes /a', 'second no /b']);
  });
});
