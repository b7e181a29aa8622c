import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts';

const EMPTY = { title: '', ticked: false, benefits: ['pension'] };

describe('a kept draft', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('comes back with what was typed', () => {
    writeDraft('job', { ...EMPTY, title: 'Roofer' });
    expect(readDraft('job', EMPTY)).toEqual({ ...EMPTY, title: 'Roofer' });
  });

  it('drops unknown fields and values of another kind', () => {
    writeDraft('job', { title: 7, ticked: true, benefits: 'all', admin: true });
    expect(readDraft('job', EMPTY)).toEqual({ ...EMPTY, ticked: true });
  });

  it('is read only where it was written: on the device, or in the tab', () => {
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

  it('is empty after it was cleared', () => {
    writeDraft('job', { title: 'Roofer' });
    clearDraft('job');
    expect(readDraft('job', EMPTY)).toEqual(EMPTY);
  });

  it('survives a storage that is blocked or holds nonsense', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'not json' });
    expect(readDraft('job', EMPTY)).toEqual(EMPTY);
    vi.stubGlobal('localStorage', undefined);
    expect(readDraft('job', EMPTY)).toEqual(EMPTY);
  });
});
