import { memo } from 'react';
import hoistStatics from '../hoistStatics';

describe('hoistStatics (design §6)', () => {
  it("hands on a component's own statics, and none of React's", () => {
    const Source = Object.assign(() => null, { muiName: 'Icon', displayName: 'Source', propTypes: {} });
    const Target = hoistStatics(() => null, Source) as {
      muiName?: string;
      displayName?: string;
      propTypes?: object;
    };
    expect(Target.muiName).toBe('Icon');
    expect(Target.displayName).toBeUndefined();
    expect(Target.propTypes).toBeUndefined();
  });

  it('leaves what the wrapper has, and kinds of components, alone', () => {
    const Target = Object.assign(() => null, { muiName: 'Own' });
    const Source = Object.assign(
      memo(() => null),
      { muiName: 'Other' },
    );
    expect(hoistStatics(Target, Source)).toBe(Target);
    expect(Target.muiName).toBe('Own');
    expect(Object.keys(Target)).toEqual(['muiName']);
    expect(hoistStatics(Target, 'div')).toBe(Target);
  });
});
