// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { nobodySignedIn, setCurrentUser, type User } from '#entities/session/index.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { followOwner } from './follow-owner.ts';
import { makeStore } from './store.ts';

beforeEach(() => localStorage.clear());

const owner = (): unknown => JSON.parse(localStorage.getItem('crewvine.owner') ?? 'null');

it('data on the device belongs to the user who signs in, until the session ends', async () => {
  const store = makeStore();
  followOwner(store);
  expect(owner()).toBeNull();
  store.dispatch(nobodySignedIn());
  // The store reports a change in the next frame.
  const becomes = async (user: User | null, expected: object): Promise<void> => {
    store.dispatch(setCurrentUser(user));
    await expect.poll(owner).toMatchObject(expected);
  };
  await becomes(sampleUser({ id: 'ana' }), { id: 'ana', hasEnded: false });
  await becomes(null, { id: 'ana', hasEnded: true });
  await becomes(sampleUser({ id: 'ben' }), { id: 'ben', hasEnded: false });
});
