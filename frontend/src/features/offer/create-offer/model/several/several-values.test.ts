import { describe, expect, it } from 'vitest';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { bulkBody, firstCrew, offerable, SAME_AS_ALL, severalDefaults } from './several-values.ts';

const nextActions = [{ status: 'offer_sent' as const, label: 'Send Offer' }];
const person = (id: string, change: object = {}) =>
  sampleReferral({ id, workerName: id, status: 'interviewing', nextActions, ...change });
const member = (id: string, all: readonly string[]) =>
  person(id, { teamSize: all.length, teamMembers: all.filter((name) => name !== id) });

describe('the people of a group offer', () => {
  const crew = ['Al', 'Bo', 'Cy'].map((name, _at, all) => member(name, all));
  const pair = ['Di', 'Ed'].map((name, _at, all) => member(name, all));
  const alone = person('Flo');

  it('the list contains only people who can get an offer, largest crews first', () => {
    const letter = { id: 'one', status: 'sent' as const, expiresAt: null };
    const people = [
      alone,
      ...pair,
      person('Gus', { offerLetter: letter }),
      person('Hal', { nextActions: [] }),
      ...crew,
    ];
    expect(offerable(people).map(({ id }) => id)).toEqual(['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
    expect(firstCrew(offerable(people))).toEqual(['Al', 'Bo', 'Cy']);
    expect(firstCrew([alone])).toEqual([]);
  });

  it('the request contains each person’s own terms and no shared name', () => {
    const values = severalDefaults(crew, null);
    if (!values) throw new Error('Somebody is there');
    const own = { Bo: { ...SAME_AS_ALL, payRate: ' 30 ' }, Cy: SAME_AS_ALL };
    const body = bulkBody({ ...values, own, payRate: '25' }, null);
    expect(body).toMatchObject({
      referralIds: ['Al', 'Bo', 'Cy'],
      offer: { payRate: '25', templateId: null },
      people: [{ referralId: 'Bo', payRate: '30', startDate: null }],
    });
    expect(body.offer).not.toHaveProperty('workerName');
  });
});
