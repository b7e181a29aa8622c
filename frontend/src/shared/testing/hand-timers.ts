import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** For what must not happen: timers that go on by themselves, and at once by as much as the returned function is told. */
export function handTimers(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
}
