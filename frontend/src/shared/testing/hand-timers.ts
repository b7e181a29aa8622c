import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Timers that run normally and that the returned function advances, for tests that something does not happen. */
export function handTimers(): (ms: number) => Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
}
