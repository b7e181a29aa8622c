import { useTranslation } from 'react-i18next';
import { TRACKER_STEPS } from '#contract/hiring/vocabulary/tracker-step.ts';
import { styled } from 'styled-components';
import { CrewBadge, ReferralStatusBadge, type Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { RateParty } from '#features/referral/rate-party/index.ts';
import { Card, DateText, Inline, Stack, StatusBadge, Steps } from '#shared/ui/index.ts';
import { isUnconfirmed, nextMove, trackerStep } from '../model/tracker.ts';
import { CardActions } from './CardActions.tsx';
import { MoneyLines } from './MoneyLines.tsx';
import { NextLine } from './NextLine.tsx';

interface TrackerCardProps {
  readonly referral: Referral;
  /** What can be claimed or was; null before the completion. */
  readonly reward: CompletedReferral | null;
  readonly onVerify: () => void;
  readonly onClaim: () => void;
}

/** One referral: where it stands, what it means, what is next, who must act, and the money. */
export function TrackerCard({ referral, reward, onVerify, onClaim }: TrackerCardProps) {
  const { t, i18n } = useTranslation('my-referrals');
  const { job, workerName, status } = referral;
  const step = trackerStep(status);
  const move = nextMove(referral, reward?.claim.state);
  const needsMe = move === 'claim' || move === 'claimUnconfirmed' || move === 'confirm';
  return (
    <Card as="article" aria-labelledby={`referral-${referral.id}`} $mark={needsMe}>
      <Stack $gap={4}>
        <Inline $justify="space-between" $align="start" $gap={2}>
          <Who>
            <h2 id={`referral-${referral.id}`}>{workerName}</h2>
            <p>
              {t('card.job', { title: job.title, company: job.company })}
              <br />
              {t('card.sent')} <DateText value={referral.createdAt} />
              {referral.teamMembers.length > 0 && (
                <>
                  <br />
                  {t('card.with', { names: listed(referral.teamMembers, i18n.language) })}
                </>
              )}
            </p>
          </Who>
          <Inline $gap={2}>
            {isUnconfirmed(referral) && <StatusBadge tone="warning">{t('card.unconfirmed')}</StatusBadge>}
            {referral.verificationStatus === 'declined' && (
              <StatusBadge tone="danger">{t('card.declined')}</StatusBadge>
            )}
            <CrewBadge referral={referral} />
            <ReferralStatusBadge status={status} />
          </Inline>
        </Inline>
        {step && (
          <Steps
            steps={TRACKER_STEPS.map((name) => t(`step.${name}`))}
            current={status === 'completed' ? TRACKER_STEPS.length : TRACKER_STEPS.indexOf(step)}
          />
        )}
        <Stack $gap={1}>
          {step && <p>{t(`description.${descriptionOf(referral, reward) ?? step}`)}</p>}
          <NextLine referral={referral} reward={reward} />
        </Stack>
        <MoneyLines referral={referral} reward={reward} />
        <RateParty referral={referral} name={job.company} />
        <CardActions referral={referral} reward={reward} onVerify={onVerify} onClaim={onClaim} />
      </Stack>
    </Card>
  );
}

/** A completed one is told by how far its claim is; null: by its step. */
function descriptionOf({ payoutProcessed }: Referral, reward: CompletedReferral | null) {
  if (payoutProcessed) return 'claimed';
  return reward && reward.claim.state !== 'ready' ? 'confirmed' : null;
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names);
}

const Who = styled.div`
  min-width: 0;
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
