import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { WaitlistRepository } from '../application/ports.ts';
import { WaitlistSignup } from '../domain/waitlist-signup.ts';

export interface WaitlistStore {
  readonly signups: WaitlistRepository;
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

const NOW = new Date('2026-11-20T12:00:00.000Z');

/** Behavior that the fake and the PostgreSQL repository share. */
export function waitlistRepositoryContract(name: string, make: () => Promise<WaitlistStore>): void {
  describe(`the ${name}`, () => {
    let signups: WaitlistRepository;
    let inTransaction: WaitlistStore['inTransaction'];
    beforeEach(async () => {
      ({ signups, inTransaction } = await make());
    });

    const signup = (now = NOW, email = `${newId()}@example.com`): WaitlistSignup =>
      WaitlistSignup.join({
        email,
        language: 'es',
        source: null,
        ipAddress: '203.0.113.9',
        userAgent: 'a browser',
        now,
      });
    const added = async (now = NOW): Promise<WaitlistSignup> => {
      const made = signup(now);
      await inTransaction(() => signups.addFirst(made));
      return made;
    };
    const find = (email: string) => inTransaction(() => signups.findByEmail(email));

    it('the repository stores every field of a signup', async () => {
      const made = await added();
      const found = await find(made.email);
      expect(found).toBeInstanceOf(WaitlistSignup);
      expect({ ...found }).toEqual({ ...made });
      expect(await find('nobody@example.com')).toBeNull();
    });

    it('the repository retains the first signup of an email', async () => {
      const first = await added();
      expect(await inTransaction(() => signups.addFirst(signup(NOW, first.email)))).toBe(false);
      expect((await find(first.email))?.id).toBe(first.id);
    });

    it('the repository stores changes and finds a signup by its link', async () => {
      const { email, id } = await added();
      const tokenHash = newId();
      await inTransaction(async () => {
        const found = await signups.findByEmail(email);
        if (!found) return;
        found.mailed(NOW);
        found.openLink({ nonce: 'n', tokenHash }, NOW);
        found.confirm(NOW);
        found.describe({ phone: '+15125550100', state: 'TX', wantsTexts: true }, NOW);
        await signups.save(found);
      });
      const found = await inTransaction(() => signups.findByTokenHash(tokenHash));
      expect(found).toMatchObject({
        id,
        mailsSent: 1,
        linkExpiresAt: addDays(NOW, 14),
        confirmedAt: NOW,
        phone: '+15125550100',
        state: 'TX',
        wantsTexts: true,
        textsAgreedAt: NOW,
      });
      expect(await inTransaction(() => signups.findByTokenHash('unknown'))).toBeNull();
    });

    it('the repository removes unconfirmed signups, the oldest first', async () => {
      const [old, older, confirmed, fresh] = [
        await added(addDays(NOW, -2)),
        await added(addDays(NOW, -3)),
        await added(addDays(NOW, -4)),
        await added(NOW),
      ];
      await inTransaction(async () => {
        const found = await signups.findByEmail(confirmed.email);
        found?.openLink({ nonce: 'n', tokenHash: newId() }, NOW);
        found?.confirm(NOW);
        if (found) await signups.save(found);
      });
      const remove = () => inTransaction(() => signups.removeUnconfirmed(addDays(NOW, -1), 1));
      expect(await remove()).toBe(1);
      expect(await find(older.email)).toBeNull();
      expect(await remove()).toBe(1);
      expect(await find(old.email)).toBeNull();
      expect(await remove()).toBe(0);
      expect(await find(confirmed.email)).not.toBeNull();
      expect(await find(fresh.email)).not.toBeNull();
    });
  });
}
