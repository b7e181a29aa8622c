import { expect, it } from 'vitest';
import { Aggregate } from './aggregate.ts';
import { domainEvent } from './domain-events.ts';

class Profile extends Aggregate<'identity.profile_completed'> {
  readonly times: number = 0;

  complete(userId: string): void {
    Object.assign(this, { times: this.times + 1 });
    this.record(domainEvent('identity.profile_completed', new Date(0), { userId }));
  }
}

const completed = (userId: string) =>
  expect.objectContaining({ name: 'identity.profile_completed', payload: { userId } });

it('an aggregate hands out each event once, in the order in which they happened', () => {
  const profile = new Profile();
  expect(profile.pullEvents()).toEqual([]);
  profile.complete('a');
  profile.complete('b');
  expect(profile.pullEvents()).toEqual([completed('a'), completed('b')]);
  expect(profile.pullEvents()).toEqual([]);
  profile.complete('c');
  expect(profile.pullEvents()).toEqual([completed('c')]);
});

it('an object that was never constructed collects events without storing them in its fields', () => {
  const loaded: Profile = Object.assign(Object.create(Profile.prototype), { times: 5 });
  loaded.complete('a');
  expect({ ...loaded }).toEqual({ times: 6 });
  expect(JSON.parse(JSON.stringify(loaded))).toEqual({ times: 6 });
  expect(new Profile().pullEvents()).toEqual([]);
  expect(loaded.pullEvents()).toEqual([completed('a')]);
});
