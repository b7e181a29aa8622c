import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasGatePass, storeGatePass, pathBehindGate } from './gate-pass.ts';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the pass of the access gate', () => {
  it('is kept for the browser session', () => {
    expect(hasGatePass()).toBe(false);
    storeGatePass();
    expect(hasGatePass()).toBe(true);
  });

  it('is asked for again where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeGatePass();
    expect(hasGatePass()).toBe(false);
  });
});

describe('what lies behind the gate', () => {
  it('is the same path without its first part', () => {
    expect(pathBehindGate(place('/app/home', '?industry=all', '#jobs'))).toBe('/home?industry=all#jobs');
    expect(pathBehindGate(place('/app/job/1'))).toBe('/job/1');
  });

  it('is open for the entry itself', () => {
    expect(pathBehindGate(place('/app'))).toBeNull();
    expect(pathBehindGate(place('/app/'))).toBeNull();
  });

  it('is never another host', () => {
    expect(pathBehindGate(place('/app//evil.test/x'))).toBe('/evil.test/x');
    expect(pathBehindGate(place('/app/\\evil.test'))).toBe('/evil.test');
  });
});
