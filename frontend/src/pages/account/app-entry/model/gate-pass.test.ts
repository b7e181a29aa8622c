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
  it('the pass is stored for the browser session', () => {
    expect(hasGatePass()).toBe(false);
    storeGatePass();
    expect(hasGatePass()).toBe(true);
  });

  it('a blocked storage loses the pass, so the gate opens again', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeGatePass();
    expect(hasGatePass()).toBe(false);
  });
});

describe('the path behind the gate', () => {
  it('the path is the same without its first part', () => {
    expect(pathBehindGate(place('/app/home', '?industry=all', '#jobs'))).toBe('/home?industry=all#jobs');
    expect(pathBehindGate(place('/app/job/1'))).toBe('/job/1');
  });

  it('the entry itself has no path behind it', () => {
    expect(pathBehindGate(place('/app'))).toBeNull();
    expect(pathBehindGate(place('/app/'))).toBeNull();
  });

  it('the path never leads to another host', () => {
    expect(pathBehindGate(place('/app//evil.test/x'))).toBe('/evil.test/x');
    expect(pathBehindGate(place('/app/\\evil.test'))).toBe('/evil.test');
  });
});
