import { describe, expect, it } from 'vitest';
import { changeStatusRequestSchema } from './referral/change-status.ts';
import { hireRequestSchema } from './referral/hire.ts';
import { referCrewRequestSchema, referWorkerRequestSchema } from './referral/refer-worker.ts';

function firstMessage(result: { error?: { issues: { message: string }[] } | undefined }) {
  return result.error?.issues[0]?.message;
}

describe('moving a referral', () => {
  it('a rejection requires a note, and a pass does not', () => {
    expect(firstMessage(changeStatusRequestSchema.safeParse({ status: 'rejected', notes: ' ' }))).toBe(
      'Please provide a reason',
    );
    expect(changeStatusRequestSchema.parse({ status: 'pass' })).toEqual({
      status: 'pass',
      notes: null,
      reportPlaysPart: null,
      otherReason: null,
      worked: null,
      lastDay: null,
      reason: null,
      interview: null,
      message: null,
    });
  });

  it('add-ons can be a list or booleans', () => {
    expect(hireRequestSchema.parse({ addOns: ['drugTest', 'backgroundCheck', 'drugTest'] }).addOns).toEqual([
      'backgroundCheck',
      'drugTest',
    ]);
    expect(hireRequestSchema.parse({ addOns: { i9Verification: true, drugTest: false } }).addOns).toEqual([
      'i9Verification',
    ]);
    expect(hireRequestSchema.parse({}).addOns).toEqual([]);
    expect(hireRequestSchema.safeParse({ addOns: ['massage'] }).success).toBe(false);
  });
});

describe('referring a worker', () => {
  const referral = {
    referrerName: 'Ana Ruiz',
    referrerPhone: '512-555-0101',
    workerName: 'Bo Li',
    workerPhone: '512-555-0102',
    workerEmail: '',
    relationship: 'friend',
    consent: true,
    jobId: '0193e6a4-9d5c-7000-8000-000000000001',
  };

  it('an empty email is read as none', () => {
    expect(referWorkerRequestSchema.parse(referral)).toEqual({
      ...referral,
      workerLatinName: null,
      workerEmail: null,
      workerLanguage: null,
      experience: null,
      code: null,
    });
  });

  it('a worker listed twice in a crew is found, with any spelling of the number', () => {
    const { workerName, workerPhone: _number, workerEmail: _email, ...shared } = referral;
    const crewOf = (...phones: string[]) => {
      return { ...shared, team: phones.map((workerPhone) => ({ workerName, workerPhone })) };
    };
    for (const two of [
      ['512-555-0102', '512-555-0103'],
      ['+1 512 555 0102', '+44 512 555 0102'],
      ['５１２５５５０１０２', '５１２５５５０１０３'],
    ])
      expect(referCrewRequestSchema.safeParse(crewOf(...two)).success).toBe(true);
    const { error } = referCrewRequestSchema.safeParse(crewOf('512-555-0102', '+1 (512) 555 0102'));
    expect(error?.issues).toMatchObject([
      { path: ['team', 1, 'workerPhone'], message: 'This worker is in the crew twice' },
    ]);
  });

  it.each([
    [{ referrerName: 'A' }, 'Your name must be at least 2 characters'],
    [{ workerPhone: '555' }, 'Please enter a valid phone number'],
    [{ workerEmail: 'bo@' }, 'Please enter a valid email'],
    [{ relationship: 'enemy' }, 'Please select your relationship'],
    [{ consent: false }, 'You must confirm consent'],
    [{ jobId: '' }, 'Please select a job'],
  ])('the schema refuses %o', (change, message) => {
    expect(firstMessage(referWorkerRequestSchema.safeParse({ ...referral, ...change }))).toBe(message);
  });
});
