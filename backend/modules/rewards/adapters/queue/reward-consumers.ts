import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { EarnPoints } from '../../application/earn-points.ts';
import type { SettleEventPoints } from '../../application/settle-event-points.ts';
import type { RecordReferrerStats } from '../../application/record-referrer-stats.ts';
import type { SettleWritingPoints } from '../../application/settle-writing-points.ts';
import type { SyncReferralRewards } from '../../application/sync-referral-rewards.ts';

/** What an event itself earns, once in the life of a referral. */
const ACTIONS = {
  'hiring.referral_submitted': 'referral_submitted',
  'hiring.referral_confirmed': 'referral_confirmed',
  'hiring.referral_hired': null,
  'hiring.referral_completed': null,
  'hiring.referral_rolled_back': null,
  'hiring.referral_rejected': null,
} as const;

export function syncReferralRewardsConsumer(settle: SyncReferralRewards): EventConsumer {
  return consumer({
    name: 'rewards.settle_referral',
    on: [
      'hiring.referral_submitted',
      'hiring.referral_confirmed',
      'hiring.referral_hired',
      'hiring.referral_completed',
      'hiring.referral_rolled_back',
      'hiring.referral_rejected',
    ],
    handle: ({ id, name, occurredAt, payload }) =>
      settle.run({
        eventId: id,
        occurredAt: new Date(occurredAt),
        referralId: asId(payload.referralId),
        action: ACTIONS[name],
      }),
  });
}

export function jobSharedConsumer(earn: EarnPoints): EventConsumer {
  return consumer({
    name: 'rewards.credit_shared_job',
    on: ['hiring.job_shared'],
    async handle({ occurredAt, payload: { userId, jobId } }) {
      await earn.run(asId(userId), { kind: 'job_shared', subjectId: jobId }, new Date(occurredAt));
    },
  });
}

export function writingConsumer(settle: SettleWritingPoints): EventConsumer {
  return consumer({
    name: 'rewards.settle_writing',
    on: [
      'community.post_published',
      'community.post_removed',
      'community.post_restored',
      'community.reply_published',
      'community.reply_removed',
      'community.reply_restored',
    ],
    handle: ({ id: eventId, payload }) =>
      settle.run({
        eventId,
        authorId: asId(payload.authorId),
        ...('replyId' in payload
          ? { kind: 'reply', id: payload.replyId }
          : { kind: 'post', id: payload.postId }),
      }),
  });
}

/** Once in a life, whatever is cleared and filled in again (rules.md#profile-points). */
export function profileCompletedConsumer(earn: EarnPoints): EventConsumer {
  return consumer({
    name: 'rewards.credit_completed_profile',
    on: ['identity.profile_completed'],
    async handle({ occurredAt, payload: { userId } }) {
      await earn.run(asId(userId), { kind: 'profile_completed', subjectId: userId }, new Date(occurredAt));
    },
  });
}

/** A place at an event, as long as it is not given up (rules.md#event-points). */
export function eventAnsweredConsumer(settle: SettleEventPoints): EventConsumer {
  return consumer({
    name: 'rewards.credit_event_rsvp',
    on: ['community.rsvp_made', 'community.rsvp_cancelled'],
    async handle({ id, occurredAt, payload: { userId, eventId } }) {
      await settle.run({ eventId: asId(eventId), userId: asId(userId), toldBy: id }, new Date(occurredAt));
    },
  });
}

/** What the ledger released belongs to the total on the person's own record. */
export function earningsConsumer(recordStats: RecordReferrerStats): EventConsumer {
  return consumer({
    name: 'rewards.record_earnings',
    on: ['billing.milestone_released', 'billing.milestone_voided'],
    async handle({ payload }) {
      await recordStats.of(asId(payload.referrerId));
    },
  });
}
