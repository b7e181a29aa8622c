import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { newId } from '#kernel/ids.ts';
import type { User } from '../../domain/user.ts';
import { InMemoryUserRepository } from '../../testing/in-memory-users.ts';
import { testUser, type UserWithEmail } from '../../testing/test-user.ts';
import type { PasswordHasher } from '../ports.ts';
import { RefuseSuspended } from './refuse-suspended.ts';
import { SignIn } from './sign-in.ts';

const NOW = new Date('2026-03-02T12:00:00.000Z');

/** Counts what takes its time. */
class CountingHasher implements PasswordHasher {
  compared: (string | null)[] = [];

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    this.compared.push(hash);
    return hash === (await this.hash(password)) || hash === `old hash of ${password}`;
  }

  async isNormalized(password: string, hash: string): Promise<boolean> {
    return hash === (await this.hash(password));
  }
}

describe('signing in', () => {
  let users: InMemoryUserRepository;
  let hasher: CountingHasher;
  let signIn: SignIn;

  beforeEach(() => {
    users = new InMemoryUserRepository(new RecordedEvents());
    hasher = new CountingHasher();
    signIn = new SignIn({
      unitOfWork: { transaction: (work) => work() },
      users,
      hasher,
      refuseSuspended: new RefuseSuspended({
        suspensions: { current: async () => ({ reason: 'Spam', endsAt: null, appealPath: '/appeal/t' }) },
        clock: { now: () => NOW },
      }),
      clock: { now: () => NOW },
    });
  });

  async function someone(change: Partial<User> = {}): Promise<UserWithEmail> {
    const user = Object.assign(testUser({ passwordHash: 'hash of right' }), change as object);
    await users.add(user);
    return user;
  }

  it('an unknown email, a provider’s account and a deleted one take as much work as a wrong password', async () => {
    const known = await someone();
    const withoutPassword = await someone({ passwordHash: null });
    const deleted = await someone({ deletedAt: NOW });
    for (const { email } of [known, withoutPassword, deleted, { email: 'nobody@example.com' }]) {
      expect(await signIn.run(email, 'wrong')).toBeNull();
    }
    expect(hasher.compared).toEqual(['hash of right', null, null, null]);
  });

  it('the right password signs in, except to a deleted account', async () => {
    const [known, deleted] = [await someone(), await someone({ deletedAt: NOW })];
    expect(await signIn.run(known.email, 'right')).toBe(known);
    expect(await signIn.run(deleted.email, 'right')).toBeNull();
  });

  it('an old hash is replaced once, and a normalized one stays', async () => {
    const { id, email } = await someone({ passwordHash: 'old hash of right' });
    const signedIn = await signIn.run(email, 'right');
    expect(signedIn?.passwordHash).toBe('hash of right');
    expect(await users.findById(id)).toBe(signedIn);
    const saved = vi.spyOn(users, 'save');
    expect(await signIn.run(email, 'right')).not.toBeNull();
    expect(saved).not.toHaveBeenCalled();
  });

  it('a wrong password leaves an old hash as it is', async () => {
    const user = await someone({ passwordHash: 'old hash of right' });
    expect(await signIn.run(user.email, 'wrong')).toBeNull();
    expect(user.passwordHash).toBe('old hash of right');
  });

  it.each([
    ['admits someone whose old hash was replaced by another sign-in meanwhile', 'hash of right', true],
    ['refuses someone whose password was changed meanwhile', 'hash of another', false],
  ])('%s', async (_what, meanwhile, admits) => {
    const user = await someone({ passwordHash: 'old hash of right' });
    vi.spyOn(hasher, 'isNormalized').mockImplementationOnce(async () => {
      await users.save(Object.assign(testUser(), user, { passwordHash: meanwhile }));
      return false;
    });
    expect((await signIn.run(user.email, 'right')) !== null).toBe(admits);
    expect((await users.findById(user.id))?.passwordHash).toBe(meanwhile);
  });

  it('a suspended person sees the suspension only with the right password', async () => {
    const { email } = await someone({ suspendedUntil: new Date('2026-03-03T00:00:00.000Z') });
    expect(await signIn.run(email, 'wrong')).toBeNull();
    await expect(signIn.run(email, 'right')).rejects.toMatchObject({
      code: 'identity.suspended',
      details: { suspension: { reason: 'Spam', endsAt: null, appealPath: '/appeal/t' } },
    });
  });

  it.each([
    ['the password', { passwordHash: 'hash of another' }],
    ['the type', { userType: 'admin' }],
    ['that the account is there', { deletedAt: NOW }],
    ['that it is not suspended', { suspendedUntil: new Date('2026-03-03T00:00:00.000Z') }],
  ] as const)('the sign-in checks again whether %s is still so', async (_what, change) => {
    const user = await someone();
    expect(await signIn.stillHolds(user)).toBe(true);
    await users.save(Object.assign(testUser(), user, change));
    expect(await signIn.stillHolds(user)).toBe(false);
    expect(await signIn.stillHolds(Object.assign(testUser(), { id: newId() }))).toBe(false);
  });
});
