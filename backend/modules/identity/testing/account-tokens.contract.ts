import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountTokens, UserRepository } from '../application/ports.ts';
import { AccountToken, type AccountTokenPurpose } from '../domain/account-token.ts';
import { testUser, type UserWithEmail } from './test-user.ts';

export interface AccountTokenStores {
  readonly users: UserRepository;
  readonly tokens: AccountTokens;
  readonly unitOfWork: UnitOfWork;
}

const NOON = new Date('2026-03-01T12:00:00.000Z');
const LATER = new Date('2026-03-01T12:30:00.000Z');
const NEXT_WEEK = new Date('2026-03-08T12:00:00.000Z');

/** The shared behavior of all stores of email link tokens. */
export function accountTokensContract(make: () => Promise<AccountTokenStores>): void {
  describe('the account token store', () => {
    let stores: AccountTokenStores;
    const inTransaction = <T>(work: () => Promise<T>): Promise<T> => stores.unitOfWork.transaction(work);
    const find = (tokenHash: string) => inTransaction(() => stores.tokens.findByHash(tokenHash));

    beforeAll(async () => {
      stores = await make();
    });

    async function person(): Promise<UserWithEmail> {
      const user = testUser();
      await inTransaction(() => stores.users.add(user));
      return user;
    }

    async function issue(
      user: UserWithEmail,
      purpose: AccountTokenPurpose,
      email = user.email,
      now = NOON,
    ): Promise<string> {
      const tokenHash = newId();
      const token = AccountToken.issue({ userId: user.id, purpose, tokenHash, email, now });
      await inTransaction(() => stores.tokens.add(token));
      return tokenHash;
    }

    async function use(tokenHash: string): Promise<void> {
      await inTransaction(async () => {
        const token = await stores.tokens.findByHash(tokenHash);
        token?.use(LATER);
        if (token) await stores.tokens.save(token);
      });
    }

    it('a token is found with every field and its owner', async () => {
      const user = await person();
      const hash = await issue(user, 'verify_email');
      expect({ ...(await find(hash)) }).toEqual({
        id: expect.any(String),
        userId: user.id,
        purpose: 'verify_email',
        tokenHash: hash,
        email: user.email,
        expiresAt: new Date('2026-03-04T12:00:00.000Z'),
        usedAt: null,
        createdAt: NOON,
      });
      expect(await stores.tokens.ownerOf(hash)).toBe(user.id);
      expect([await find('nothing'), await stores.tokens.ownerOf('nothing')]).toEqual([null, null]);
    });

    it('the use of a token is stored', async () => {
      const hash = await issue(await person(), 'reset_password');
      await use(hash);
      expect(await find(hash)).toMatchObject({ usedAt: LATER });
    });

    it('only the newest unused token of a purpose is stored, in addition to the used ones', async () => {
      const user = await person();
      const used = await issue(user, 'verify_email');
      await use(used);
      const older = await issue(user, 'verify_email');
      const reset = await issue(user, 'reset_password');
      const newest = await issue(user, 'verify_email');
      expect(await find(older)).toBeNull();
      for (const hash of [used, reset, newest]) expect(await find(hash)).not.toBeNull();
    });

    it('open tokens are revoked, except for the confirmation of the current address', async () => {
      const [user, other] = [await person(), await person()];
      const [reset, theirs] = [await issue(user, 'reset_password'), await issue(other, 'reset_password')];
      const own = await issue(user, 'verify_email');
      await inTransaction(() => stores.tokens.revoke(user.id, user.email.toUpperCase()));
      expect([await find(reset), (await find(own))?.tokenHash]).toEqual([null, own]);
      await inTransaction(() => stores.tokens.revoke(user.id, 'another@example.com'));
      expect([await find(own), (await find(theirs))?.tokenHash]).toEqual([null, theirs]);
    });

    it('expired tokens are deleted', async () => {
      const user = await person();
      const old = await issue(user, 'verify_email');
      const young = await issue(user, 'reset_password', user.email, NEXT_WEEK);
      expect(await inTransaction(() => stores.tokens.removeExpired(NEXT_WEEK))).toBeGreaterThan(0);
      expect([await find(old), (await find(young))?.tokenHash]).toEqual([null, young]);
      expect(await inTransaction(() => stores.tokens.removeExpired(NEXT_WEEK))).toBe(0);
    });
  });
}
