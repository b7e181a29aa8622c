import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts';

const EMPTY = { title: '', ticked: false, benefits: ['pension'] };

describe('a stored draft', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('a draft returns the typed values', () => {
    writeDraft('job', { ...EMPTY, title: 'Roofer' });
    expect(readDraft('job', EMPTY)).toEqual({ ...EMPTY, title: 'Roofer' });
  });

  it('a draft drops unknown fields and values of another type', () => {
    writeDraft('job', { title: 7, ticked: true, benefits: 'all', admin: true });
    expect(readDraft('job', EMPTY)).toEqual({ ...EMPTY, ticked: true });
  });

  it('a draft is read only from its own place: the device or the tab', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    writeDraft('form', { title: 'Roofer' }, 'tab');
    expect(readDraft('form', EMPTY)).toEqual(EMPTY);
    expect(readDraft('form', EMPTY, 'tab')).toEqual({ ...EMPTY, title: 'Roofer' });
    clearDraft('form', 'tab');
    expect(readDraft('form', EMPTY, 'tab')).toEqual(EMPTY);
  });

  it('a cleared draft is empty', () => {
    writeDraft('job', { title: 'Roofer' });
    clearDraft('job');
    expect(readDraft('job', EMPTY)).toEqual(EMPTY);
  });

  it('blocked or invalid storage gives an empty draft', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'not json' });
    expect(readDraft('job', EMPTY)).toEqual(EMPTY);
    vi.stubGlobal('localStorage', undefined);
    expect(readDraft('job', EMPTY)).toEqual(EMPTY);
  });
});
