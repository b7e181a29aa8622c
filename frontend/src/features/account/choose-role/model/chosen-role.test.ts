import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasChosenHere, rememberRole } from './chosen-role.ts';
import { hasNoRole } from './has-no-role.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a user without a role', () => {
  it('a referrer who has never chosen has no role', () => {
    expect(hasNoRole({ userType: 'referrer', roleChosenAt: null })).toBe(true);
    expect(hasNoRole({ userType: 'referrer', roleChosenAt: '2026-11-20T10:00:00.000Z' })).toBe(false);
  });

  it.each(['employer', 'worker', 'admin'] as const)('a user of type %s always has a role', (userType) => {
    expect(hasNoRole({ userType, roleChosenAt: null })).toBe(false);
  });
});

describe('the choice in this browser', () => {
  it('the browser remembers the choice per person', () => {
    rememberRole('ana', 'worker');
    expect(hasChosenHere('ana')).toBe(true);
    expect(hasChosenHere('bo')).toBe(false);
  });

  it('blocked storage causes no error', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberRole('ana', 'worker');
    expect(hasChosenHere('ana')).toBe(false);
  });
});
