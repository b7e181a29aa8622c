import { describe, expect, it } from 'vitest';
import { jobFields, unrequestedFields } from './posting/job-fields.ts';
import { simpleJobFormSchema } from './posting/job-forms.ts';
import { jobFilterFields, jobsQuerySchema } from './search/jobs-query.ts';
import { postJobRequestSchema } from './posting/post-job.ts';

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
    [{ referralBonus: '$1,500' }, '1500.00'],
  ])('the bonus of %o is read as %s', (bonus, dollars) => {
    expect(postJobRequestSchema.parse({ ...job, ...bonus }).referralBonus).toBe(dollars);
  });

  it.each([-1, '-0.01', 'NaN', NaN, Infinity, '1e3', 0.001, '100000.01', '5.000', 5.125, true, [500]])(
    'the bonus %o is refused',
    (referralBonus) => {
      expect(postJobRequestSchema.safeParse({ ...job, referralBonus }).success).toBe(false);
    },
  );

  it.each([{}, { referralBonus: '' }, { referralBonus: null }])(
    'a bonus of %o returns the message that it is required',
    (bonus) => {
      expect(firstMessage(postJobRequestSchema.safeParse({ ...job, ...bonus }))).toBe(
        'Referral bonus is required',
      );
    },
  );

  it('the schema drops fields that the server decides and fills missing ones', () => {
    const read = postJobRequestSchema.parse({
      ...job,
      referralBonus: '500',
      isActive: false,
      employerId: 'x',
      latitude: null,
    });
    expect(read).toMatchObject({
      ...job,
      referralBonus: '500.00',
      requirements: null,
      requiredSkills: [],
      latitude: null,
      longitude: null,
      maxDistance: 25,
      acknowledgements: [],
    });
    const others = Object.keys(read).filter((name) => !(name in jobFields) && !(name in unrequestedFields));
    expect(others.toSorted()).toEqual(['acknowledgements', 'referralBonus']);
  });

  it('the form requires the tick, and the call does not', () => {
    const form = { ...job, referralBonus: '500', eeoAcknowledged: false };
    expect(firstMessage(simpleJobFormSchema.safeParse(form))).toBe('You must acknowledge EEO compliance');
    expect(simpleJobFormSchema.parse({ ...form, eeoAcknowledged: true }).referralBonus).toBe('500.00');
  });
});

describe('the jobs query', () => {
  it('the query reads missing filters as null, newest first, fifty at a time', () => {
    const nothing = Object.fromEntries(Object.keys(jobFilterFields).map((name) => [name, null]));
    expect(jobsQuerySchema.parse({ industry: 'all', q: '', lat: '' })).toEqual({
      ...nothing,
      sort: 'newest',
      limit: 50,
      cursor: null,
    });
  });

  it('the query reads numbers from text and limits more than a hundred to a hundred', () => {
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
  ])('the query refuses %o', (query) => {
    expect(jobsQuerySchema.safeParse(query).success).toBe(false);
  });
});
