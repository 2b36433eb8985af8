/** @jest-environment jsdom */
import { whenIdle } from './when-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('whenIdle()', () => {
  it('acts after the time where the browser does not tell when it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const act = jest.fn();
    whenIdle(100, act);
    jest.advanceTimersByTime(99);
    expect(act).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for the browser to be idle', () => {
    let idle: (() => void) | undefined;
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => {
        idle = callback;
        return 7;
      },
      cancelIdleCallback: jest.fn(),
    });
    const act = jest.fn();
    const stop = whenIdle(100, act);
    jest.advanceTimersByTime(100);
    expect(act).not.toHaveBeenCalled();
    idle?.();
    expect(act).toHaveBeenCalledTimes(1);
    stop();
    expect(window.cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('does nothing once it is stopped', () => {
    const act = jest.fn();
    whenIdle(100, act)();
    jest.advanceTimersByTime(200);
    expect(act).not.toHaveBeenCalled();
  });
});
