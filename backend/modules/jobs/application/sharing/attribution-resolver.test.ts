import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import type { AttributedReferrer } from './attribution.ts';
import { AttributionResolver } from './attribution-resolver.ts';

const ME = asId<'user'>('me');
const FRIEND = asId<'user'>('friend');
const EMPLOYER = asId<'user'>('employer');
const job = { id: asId<'job'>('job'), employerId: EMPLOYER };

function contextOf(shareCode: string | null, visited: AttributedReferrer | null = null) {
  const accounts = {
    account: async () => null,
    person: async () => null,
    idByReferralCode: async (code: string) =>
      ({ FRIEND00: FRIEND, EMPLOYER: EMPLOYER, MINE0000: ME })[code] ?? null,
  };
  const attribution = new AttributionResolver(accounts, { of: async () => visited });
  return attribution.of(ME, job, { shareCode, visitId: null }, new Date('2026-03-02T09:00:00.000Z'));
}

it('the code in the address wins over the visit, and the visit counts if the code is unknown', async () => {
  const visited = { referrerId: asId<'user'>('other'), code: 'OTHER000' };
  expect(await contextOf('FRIEND00', visited)).toEqual({ referrerId: FRIEND, code: 'FRIEND00' });
  expect(await contextOf('NOBODY00', visited)).toEqual(visited);
  expect(await contextOf(null, visited)).toEqual(visited);
  expect(await contextOf(null)).toBeNull();
});

it('the user’s own link and the employer’s link to their own job credit no one', async () => {
  expect(await contextOf('MINE0000')).toBeNull();
  expect(await contextOf('EMPLOYER')).toBeNull();
  expect(await contextOf(null, { referrerId: ME, code: 'MINE0000' })).toBeNull();
  expect(await contextOf(null, { referrerId: EMPLOYER, code: 'EMPLOYER' })).toBeNull();
});
