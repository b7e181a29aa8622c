import { useTranslation } from 'react-i18next';
import { STATUS_OF_TRACKER_STEP } from '#contract/hiring/vocabulary/tracker-step.ts';
import { TimelineWaiting, useHappened, withCurrent, type Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { useFormatDate } from '#shared/lib/index.ts';
import { ErrorState, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { actorOf, nextMove, stepsAhead, turnSince } from '../model/tracker.ts';
import { useMoneyAhead } from './use-money-ahead.tsx';

interface ReferralHistoryProps {
  readonly referral: Referral;
  readonly reward: CompletedReferral | null;
}

/** One timeline of past events, the current actor, the remaining steps, and each payment with its date. */
export function ReferralHistory({ referral, reward }: ReferralHistoryProps) {
  const { t } = useTranslation('referral');
  const { items, isError, retry } = useHappened(referral.id, 'referrer');
  const money = useMoneyAhead(referral, reward);
  const now = useNow(referral, reward);
  const steps = useStepsAhead(referral);
  if (isError) return <ErrorState title={t('timeline.failed')} onRetry={retry} />;
  if (!items) return <TimelineWaiting />;
  const past = [...items, ...money.paid].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Timeline
      label={t('timeline.label', { name: referral.workerName })}
      items={[...(now ? [...past, now] : withCurrent(past)), ...steps, ...money.ahead]}
    />
  );
}

/** Uses the sentences of the card; null if no one has to act. */
function useNow(referral: Referral, reward: CompletedReferral | null): TimelineItem | null {
  const { t } = useTranslation('my-referrals');
  const formatDate = useFormatDate();
  const { workerName: name, job } = referral;
  const { company } = job;
  const move = nextMove(referral, reward?.claim.state);
  const actor = actorOf(referral, move);
  if (!actor) return null;
  const date = formatDate(turnSince(referral), 'date');
  return {
    key: 'now',
    state: 'current',
    title: t(`next.${move}`, { name, company }),
    detail: t(`waits.${actor}`, { name, company, date }),
  };
}

function useStepsAhead({ status, verificationStatus }: Referral): readonly TimelineItem[] {
  const { t } = useTranslation(['my-referrals', 'referral']);
  if (verificationStatus === 'declined') return [];
  return stepsAhead(status).map((step) => ({
    key: step,
    state: 'next',
    title: t(`referral:status.${STATUS_OF_TRACKER_STEP[step]}`),
    detail: t(`description.${STATUS_OF_TRACKER_STEP[step]}`),
  }));
}
