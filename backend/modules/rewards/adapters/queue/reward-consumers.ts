import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { EarnPoints } from '../../application/earn-points.ts';
import type { RecordReferrerStats } from '../../application/record-referrer-stats.ts';
import type { SettleEventPoints } from '../../application/settle-event-points.ts';
import type { SettleWritingPoints } from '../../application/settle-writing-points.ts';
import type { SyncReferralRewards } from '../../application/sync-referral-rewards.ts';

interface UseCases {
  readonly syncReferralRewards: SyncReferralRewards;
  readonly earn: EarnPoints;
  readonly settleWriting: SettleWritingPoints;
  readonly settleEvents: SettleEventPoints;
  readonly recordStats: RecordReferrerStats;
}

/** Points an event earns directly, once per referral. */
const ACTIONS = {
  'hiring.referral_submitted': 'referral_submitted',
  'hiring.referral_confirmed': 'referral_confirmed',
  'hiring.referral_hired': null,
  'hiring.referral_completed': null,
  'hiring.referral_rolled_back': null,
  'hiring.referral_rejected': null,
} as const;

export function rewardConsumers(useCases: UseCases): readonly EventConsumer[] {
  const { syncReferralRewards, earn, settleWriting, settleEvents, recordStats } = useCases;
  return [
    consumer({
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
        syncReferralRewards.run({
          eventId: id,
          occurredAt: new Date(occurredAt),
          referralId: asId(payload.referralId),
          action: ACTIONS[name],
        }),
    }),
    consumer({
      name: 'rewards.credit_shared_job',
      on: ['hiring.job_shared'],
      async handle({ occurredAt, payload: { userId, jobId } }) {
        await earn.run(asId(userId), { kind: 'job_shared', subjectId: jobId }, new Date(occurredAt));
      },
    }),
    // Once in the life of a person, even if the profile is cleared and filled in again (rules.md#profile-points).
    consumer({
      name: 'rewards.credit_completed_profile',
      on: ['identity.profile_completed'],
      async handle({ occurredAt, payload: { userId } }) {
        await earn.run(asId(userId), { kind: 'profile_completed', subjectId: userId }, new Date(occurredAt));
      },
    }),
    consumer({
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
        settleWriting.run({
          eventId,
          authorId: asId(payload.authorId),
          ...('replyId' in payload
            ? { kind: 'reply', id: payload.replyId }
            : { kind: 'post', id: payload.postId }),
        }),
    }),
    // The released amount belongs to the total on the referrer's own record.
    consumer({
      name: 'rewards.record_earnings',
      on: ['billing.milestone_released', 'billing.milestone_voided'],
      async handle({ payload }) {
        await recordStats.of(asId(payload.referrerId));
      },
    }),
    // The points for a place at an event last as long as the place (rules.md#event-points).
    consumer({
      name: 'rewards.credit_event_rsvp',
      on: ['community.rsvp_made', 'community.rsvp_cancelled'],
      async handle({ id, occurredAt, payload: { userId, eventId } }) {
        await settleEvents.run(
          { eventId: asId(eventId), userId: asId(userId), toldBy: id },
          new Date(occurredAt),
        );
      },
    }),
  ];
}
