import { z } from 'zod';
import type { EventConsumer } from '#kernel/domain-events.ts';
import { asId } from '#kernel/ids.ts';
import type { EarnPoints } from '../../application/earn-points.ts';
import type { RecordReferrerStats } from '../../application/record-referrer-stats.ts';
import type { SettleReferral } from '../../application/settle-referral.ts';

const aboutReferral = z.object({ referralId: z.uuid() });
const shared = z.object({ userId: z.uuid(), jobId: z.uuid() });
const aboutPerson = z.object({ userId: z.uuid() });
const aboutMilestone = z.object({ referrerId: z.uuid() });

/** Events that earn points by themselves, once in the life of a referral. */
const DEEDS: Readonly<Record<string, 'referral_submitted' | 'referral_confirmed'>> = {
  'hiring.referral_submitted': 'referral_submitted',
  'hiring.referral_confirmed': 'referral_confirmed',
};

export function settleReferralConsumer(settle: SettleReferral): EventConsumer {
  return {
    name: 'rewards.settle_referral',
    events: [
      ...Object.keys(DEEDS),
      'hiring.referral_hired',
      'hiring.referral_completed',
      'hiring.referral_rolled_back',
      'hiring.referral_rejected',
    ],
    consume: async ({ id, name, occurredAt, payload }) => {
      const { referralId } = aboutReferral.parse(payload);
      await settle.run({
        eventId: id,
        occurredAt: new Date(occurredAt),
        referralId: asId(referralId),
        deed: DEEDS[name] ?? null,
      });
    },
  };
}

export function jobSharedConsumer(earn: EarnPoints): EventConsumer {
  return {
    name: 'rewards.credit_shared_job',
    events: ['hiring.job_shared'],
    consume: async ({ occurredAt, payload }) => {
      const { userId, jobId } = shared.parse(payload);
      await earn.run(asId(userId), { kind: 'job_shared', subjectId: jobId }, new Date(occurredAt));
    },
  };
}

/** Once in a life, whatever is cleared and filled in again (rules.md#profile-points). */
export function profileCompletedConsumer(earn: EarnPoints): EventConsumer {
  return {
    name: 'rewards.credit_completed_profile',
    events: ['identity.profile_completed'],
    consume: async ({ occurredAt, payload }) => {
      const { userId } = aboutPerson.parse(payload);
      await earn.run(asId(userId), { kind: 'profile_completed', subjectId: userId }, new Date(occurredAt));
    },
  };
}

/** What the ledger released belongs to the total on the person's own record. */
export function earningsConsumer(standing: RecordReferrerStats): EventConsumer {
  return {
    name: 'rewards.record_earnings',
    events: ['billing.milestone_released', 'billing.milestone_voided'],
    consume: async ({ payload }) => {
      await standing.of(asId(aboutMilestone.parse(payload).referrerId));
    },
  };
}
