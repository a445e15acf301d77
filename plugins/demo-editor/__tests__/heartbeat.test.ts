import { startHeartbeat } from '../client/heartbeat';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function start(answers: boolean) {
  const onSilence = jest.fn();
  const ping = jest.fn(() => {
    if (answers) setTimeout(() => heartbeat.answer(), 50);
  });
  const heartbeat = startHeartbeat({ timeout: 3000, ping, onSilence });
  return { heartbeat, ping, onSilence };
}

describe('the heartbeat of a frame', () => {
  it('goes on as long as the frame answers', () => {
    const { ping, onSilence, heartbeat } = start(true);
    jest.advanceTimersByTime(60_000);
    expect(ping.mock.calls.length).toBeGreaterThan(50);
    expect(onSilence).not.toHaveBeenCalled();
    heartbeat.stop();
  });

  it('notices 3 s without an answer, once', () => {
    const { ping, onSilence } = start(false);
    jest.advanceTimersByTime(1000);
    expect(ping).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2900);
    expect(onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(onSilence).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('starts anew with an answer that is late', () => {
    const { heartbeat, onSilence } = start(false);
    jest.advanceTimersByTime(3500);
    heartbeat.answer();
    jest.advanceTimersByTime(3400);
    expect(onSilence).not.toHaveBeenCalled();
    heartbeat.stop();
  });

  it('does not count the time that a computer sleeps', () => {
    const { onSilence, heartbeat } = start(false);
    jest.advanceTimersByTime(1000);
    for (let nap = 0; nap < 10; nap++) {
      const now = performance.now();
      jest.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
      jest.advanceTimersByTime(1000);
    }
    expect(onSilence).not.toHaveBeenCalled();
    heartbeat.stop();
    jest.restoreAllMocks();
  });

  it('stops', () => {
    const { heartbeat, ping } = start(true);
    heartbeat.stop();
    jest.advanceTimersByTime(10_000);
    expect(ping).not.toHaveBeenCalled();
  });
});
