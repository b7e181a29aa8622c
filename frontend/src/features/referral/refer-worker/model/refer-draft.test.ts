import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { clearDraft, saveDraft, startingDraft } from './refer-draft.ts';

const ana = sampleUser({ id: 'ana', phone: '+15125550100' });
const bo = { ...ana, id: 'bo', firstName: 'Bo', phone: null };

describe('the form of a referral', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the form starts with the referrer’s details and language', () => {
    expect(startingDraft(ana, 'job', 'es')).toMatchObject({
      referrerName: 'Ana Ruiz',
      referrerPhone: '(512) 555-0100',
      workerLanguage: 'es',
      consent: false,
    });
    expect(startingDraft(bo, 'job', 'en').referrerPhone).toBe('');
  });

  it('the draft is stored only for this person and job, until it is sent', () => {
    saveDraft(ana, 'job', { ...startingDraft(ana, 'job', 'en'), workerName: 'Rosa', workerLanguage: 'es' });
    expect(startingDraft(ana, 'job', 'en')).toMatchObject({ workerName: 'Rosa', workerLanguage: 'es' });
    expect(startingDraft(bo, 'job', 'en').workerName).toBe('');
    expect(startingDraft(ana, 'other', 'en').workerName).toBe('');
    clearDraft(ana, 'job');
    expect(startingDraft(ana, 'job', 'en').workerName).toBe('');
  });

  it('the draft is empty if storage is blocked or invalid', () => {
    sessionStorage.setItem('crewvine.refer.ana.job', '{"workerName":');
    expect(startingDraft(ana, 'job', 'en').workerName).toBe('');
    vi.stubGlobal('sessionStorage', undefined);
    expect(startingDraft(ana, 'job', 'en').workerName).toBe('');
  });
});
