import { describe, expect, it } from 'vitest';
import { changeStatusRequestSchema } from './change-status.ts';
import { simpleJobFormSchema } from './posting/job-forms.ts';
import { jobsQuerySchema } from './search/jobs-query.ts';
import { postJobRequestSchema } from './posting/post-job.ts';
import { hireRequestSchema } from './referral-answers.ts';
import { referCrewRequestSchema, referWorkerRequestSchema } from './refer-worker.ts';

const job = {
  title: 'Framer',
  company: 'Ruiz Framing',
  description: 'Frame walls and roofs.',
  location: 'Austin, TX',
  payRate: '$25/hour',
  schedule: 'full-time',
  category: 'framing',
};

function firstMessage(result: { error?: { issues: { message: string }[] } | undefined }) {
  return result.error?.issues[0]?.message;
}

describe('posting a job', () => {
  it.each([
    [{ referralBonus: 500 }, '500.00'],
    [{ referralBonus: '0' }, '0.00'],
    [{ referralBonus: '99.5' }, '99.50'],
    [{ hiringBonus: 100000 }, '100000.00'],
    [{ referralBonus: '007' }, '7.00'],
  ])('reads the bonus of %o as %s', (bonus, dollars) => {
    expect(postJobRequestSchema.parse({ ...job, ...bonus }).referralBonus).toBe(dollars);
  });

  it.each([-1, '-0.01', 'NaN', NaN, Infinity, '1e3', 0.001, '100000.01', '$5', true, [500]])(
    'refuses the bonus %o',
    (referralBonus) => {
      expect(postJobRequestSchema.safeParse({ ...job, referralBonus }).success).toBe(false);
    },
  );

  it.each([{}, { referralBonus: '' }, { referralBonus: null }])('asks for a bonus given %o', (bonus) => {
    expect(firstMessage(postJobRequestSchema.safeParse({ ...job, ...bonus }))).toBe(
      'Referral bonus is required',
    );
  });

  it('drops what the server decides and fills what is left out', () => {
    const read = postJobRequestSchema.parse({
      ...job,
      referralBonus: '500',
      isActive: false,
      employerId: 'x',
      latitude: null,
    });
    expect(read).toEqual({
      ...job,
      referralBonus: '500.00',
      requirements: null,
      requiredSkills: [],
      latitude: null,
      longitude: null,
      maxDistance: 25,
      acknowledgements: [],
    });
  });

  it('needs the tick in the form and not in the call', () => {
    const form = { ...job, referralBonus: '500', eeoAcknowledged: false };
    expect(firstMessage(simpleJobFormSchema.safeParse(form))).toBe('You must acknowledge EEO compliance');
    expect(simpleJobFormSchema.parse({ ...form, eeoAcknowledged: true }).referralBonus).toBe('500.00');
  });
});

describe('the jobs query', () => {
  it('reads what is not asked for as null, newest first, fifty at a time', () => {
    expect(jobsQuerySchema.parse({ industry: 'all', q: '', lat: '' })).toEqual({
      industry: null,
      q: null,
      category: null,
      location: null,
      lat: null,
      lng: null,
      radius: null,
      minPay: null,
      minBonus: null,
      schedule: null,
      sort: 'newest',
      limit: 50,
      cursor: null,
    });
  });

  it('reads numbers from text and takes more than a hundred as a hundred', () => {
    const read = jobsQuerySchema.parse({ lat: '30.27', lng: '-97.74', radius: '25', limit: '500' });
    expect(read).toMatchObject({ lat: 30.27, lng: -97.74, radius: 25, limit: 100 });
  });

  it.each([
    { limit: '0' },
    { limit: 'ten' },
    { industry: 'piracy' },
    { lat: '30' },
    { lat: '91', lng: '0' },
    { q: ['a', 'b'] },
  ])('refuses %o', (query) => {
    expect(jobsQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe('moving a referral', () => {
  it('asks for a note with a rejection, and not with a pass', () => {
    expect(firstMessage(changeStatusRequestSchema.safeParse({ status: 'rejected', notes: ' ' }))).toBe(
      'Please provide a reason',
    );
    expect(changeStatusRequestSchema.parse({ status: 'pass' })).toEqual({
      status: 'pass',
      notes: null,
      reason: null,
    });
  });

  it('reads add-ons from a list and from booleans', () => {
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

  it('reads an empty e-mail as none', () => {
    expect(referWorkerRequestSchema.parse(referral)).toEqual({
      ...referral,
      workerEmail: null,
      workerLanguage: null,
      experience: null,
    });
  });

  it('knows a worker who stands in a crew twice, however the number is written', () => {
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
  ])('refuses %o', (change, message) => {
    expect(firstMessage(referWorkerRequestSchema.safeParse({ ...referral, ...change }))).toBe(message);
  });
});
