import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { InMemoryInviterChains } from '../../testing/in-memory-account-stores.ts';
import { InMemoryUserRepository } from '../../testing/in-memory-users.ts';
import { testUser } from '../../testing/test-user.ts';
import type { User } from '../../domain/user.ts';
import { AddReferrer } from './add-referrer.ts';

const noTransaction: UnitOfWork = { transaction: (work) => work() };
const PEOPLE = 6;

async function village(): Promise<{ people: readonly User[]; addReferrer: AddReferrer }> {
  const users = new InMemoryUserRepository(new RecordedEvents());
  const people = Array.from({ length: PEOPLE }, (_, n) => testUser({ referralCode: `AAAA000${n}` }));
  for (const person of people) await users.add(person);
  const clock = { now: () => new Date('2026-03-02T00:00:00.000Z') };
  return {
    people,
    addReferrer: new AddReferrer({
      unitOfWork: noTransaction,
      users,
      chains: new InMemoryInviterChains(users),
      clock,
    }),
  };
}

function endsAtSomeoneWithoutReferrer(person: User, people: readonly User[]): boolean {
  let next: User | undefined = person;
  for (let steps = 0; steps <= people.length; steps += 1) {
    if (next?.referredBy === null) return true;
    const above: string | null = next?.referredBy ?? null;
    next = people.find(({ id }) => id === above);
  }
  return false;
}

it('referrers never form a circle and never change, in any order of calls', async () => {
  const pair = fc.tuple(fc.nat(PEOPLE - 1), fc.nat(PEOPLE - 1));
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { maxLength: 20 }), async (pairs) => {
      const { people, addReferrer } = await village();
      for (const [who, named] of pairs) {
        const [person, referrer] = [people[who], people[named]];
        if (!person || !referrer) continue;
        const before = person.referredBy;
        const outcome = await addReferrer
          .run(person.id, referrer.referralCode)
          .catch((error: unknown) => error);
        if (before !== null)
          expect([person.referredBy, outcome]).toMatchObject([before, { kind: 'invalid' }]);
        expect(people.every((one) => endsAtSomeoneWithoutReferrer(one, people))).toBe(true);
      }
    }),
  );
});

it('a code is understood in any form in which people read it aloud', async () => {
  const { people, addReferrer } = await village();
  const [ana, bo] = people;
  if (!ana || !bo) throw new Error('An empty village');
  await addReferrer.run(ana.id, ' aaaaOOo1 ');
  expect(ana.referredBy).toBe(bo.id);
});
