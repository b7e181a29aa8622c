import { beforeAll, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { UserRepository } from '../application/ports.ts';
import { User } from '../domain/user.ts';
import { testUser } from './test-user.ts';

const DETAILS = {
  location: 'Waco, TX',
  experience: 'expert',
  skills: ['Framing', 'Roofing'],
  certifications: 'OSHA 30',
  availability: 'immediate',
  transportation: 'own-vehicle',
  desiredPay: '$30/hour',
};

/** The shared behavior of every `UserRepository`. */
export function userRepositoryContract(
  make: () => Promise<{ users: UserRepository; unitOfWork: UnitOfWork; events: RecordedEvents }>,
): void {
  describe('a user repository', () => {
    let users: UserRepository;
    let unitOfWork: UnitOfWork;
    let events: RecordedEvents;

    beforeAll(async () => {
      ({ users, unitOfWork, events } = await make());
    });

    const inTransaction = <T>(work: () => Promise<T>): Promise<T> => unitOfWork.transaction(work);

    it('an added user is loaded with every field', async () => {
      const user = testUser();
      user.describeAsWorker(DETAILS, new Date('2026-03-01T12:00:00.000Z'));
      await inTransaction(() => users.add(user));
      const found = await inTransaction(() => users.findById(user.id));
      expect({ ...found }).toEqual({ ...user });
      expect(found).toBeInstanceOf(User);
    });

    it('events are published once', async () => {
      const user = testUser();
      user.describeAsWorker(DETAILS, new Date('2026-03-01T12:00:00.000Z'));
      await inTransaction(() => users.add(user));
      await inTransaction(async () => {
        const loaded = await users.findById(user.id);
        if (loaded) await users.save(loaded);
      });
      expect(events.about(user.id)).toEqual(['identity.profile_completed']);
    });

    it('a user is found by email in any case and by referral code', async () => {
      const user = testUser();
      await inTransaction(() => users.add(user));
      const byEmail = await inTransaction(() => users.findByEmail(user.email.toUpperCase()));
      expect(byEmail?.id).toBe(user.id);
      expect(await inTransaction(() => users.findIdByEmail(user.email.toUpperCase()))).toBe(user.id);
      expect(await inTransaction(() => users.findIdByEmail('nobody@example.com'))).toBeNull();
      expect(await inTransaction(() => users.findIdByReferralCode(user.referralCode))).toBe(user.id);
      expect(await inTransaction(() => users.findByEmail('nobody@example.com'))).toBeNull();
    });

    it('a user is found by a confirmed phone, but not after it has changed', async () => {
      const phone = '+15125550177';
      const user = testUser({ phone });
      const save = (change: () => void) =>
        inTransaction(async () => {
          change();
          await users.save(user);
        });
      const finder = () => inTransaction(() => users.findIdByConfirmedPhone(phone));
      await save(() => undefined);
      expect(await finder()).toBeNull();
      await save(() => user.confirmPhone(phone, new Date('2026-03-02T00:00:00.000Z')));
      expect(await finder()).toBe(user.id);
      await save(() => user.editProfile({ phone: '+15125550178' }, new Date('2026-03-03T00:00:00.000Z')));
      expect(await finder()).toBeNull();
    });

    it('a second account for an email is refused', async () => {
      const user = testUser();
      await inTransaction(() => users.add(user));
      const second = inTransaction(() => users.add(testUser({ email: user.email.toUpperCase() })));
      await expect(second).rejects.toMatchObject({ code: 'identity.email_taken' });
    });

    it('changing to a taken email is refused', async () => {
      const [user, other] = [testUser(), testUser()];
      await inTransaction(() => users.add(user));
      await inTransaction(() => users.add(other));
      const change = inTransaction(async () => {
        const loaded = await users.findById(user.id);
        loaded?.changeEmail(other.email.toUpperCase(), new Date('2026-03-02T00:00:00.000Z'));
        if (loaded) await users.save(loaded);
      });
      await expect(change).rejects.toMatchObject({ code: 'identity.email_taken' });
    });

    it('a deleted user is not found by their code', async () => {
      const user = testUser();
      await inTransaction(() => users.add(user));
      await inTransaction(async () => {
        const loaded = await users.findById(user.id);
        loaded?.erase(new Date('2026-03-02T00:00:00.000Z'));
        if (loaded) await users.save(loaded);
      });
      expect(await inTransaction(() => users.findIdByReferralCode(user.referralCode))).toBeNull();
    });

    it('changes are stored', async () => {
      const user = testUser({ userType: 'referrer' });
      await inTransaction(() => users.add(user));
      await inTransaction(async () => {
        const loaded = await users.findById(user.id);
        loaded?.chooseRole('employer', new Date('2026-03-02T00:00:00.000Z'));
        loaded?.useFreeJobPost(new Date('2026-03-02T00:00:00.000Z'));
        if (loaded) await users.save(loaded);
      });
      const found = await inTransaction(() => users.findById(user.id));
      expect(found).toMatchObject({ userType: 'employer', freeJobPostsRemaining: 998 });
    });
  });
}
