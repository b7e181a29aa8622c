import { useTranslation } from 'react-i18next';
import {
  STATUS_OF_TRACKER_STEP,
  TRACKER_STEPS,
  trackerStep,
} from '#contract/hiring/vocabulary/tracker-step.ts';
import { styled } from 'styled-components';
import { CrewBadge, ReferralStatusBadge, type Referral, isAt } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { RateParty } from '#features/referral/rate-party/index.ts';
import { useServerNow } from '#shared/lib/index.ts';
import { Card, DateText, Inline, Stack, StatusBadge, Steps } from '#shared/ui/index.ts';
import { isUnconfirmed, nextMove, stepLabel } from '../model/tracker.ts';
import { CardActions } from './CardActions.tsx';
import { MoneyLines } from './MoneyLines.tsx';
import { NextLine } from './NextLine.tsx';

interface TrackerCardProps {
  readonly referral: Referral;
  /** The reward, claimed or claimable; null before completion. */
  readonly reward: CompletedReferral | null;
  readonly onVerify: () => void;
  readonly onClaim: () => void;
}

/** One referral: its status and meaning, the next step, who must act, and the money. */
export function TrackerCard({ referral, reward, onVerify, onClaim }: TrackerCardProps) {
  const { t, i18n } = useTranslation(['my-referrals', 'referral']);
  const { job, workerName, status } = referral;
  const step = trackerStep(status);
  const words = stepLabel(referral, reward?.claim.state, useServerNow());
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
            steps={TRACKER_STEPS.map((name) =>
              // Names the current step like the badge, so that each status has one name.
              t(`referral:status.${name === step ? status : STATUS_OF_TRACKER_STEP[name]}`),
            )}
            current={isAt(status, 'completed') ? TRACKER_STEPS.length : TRACKER_STEPS.indexOf(step)}
          />
        )}
        <Stack $gap={1}>
          {words && <p>{t(`description.${words}`)}</p>}
          <NextLine referral={referral} reward={reward} />
        </Stack>
        <MoneyLines referral={referral} reward={reward} />
        <RateParty referral={referral} name={job.company} />
        <CardActions referral={referral} reward={reward} onVerify={onVerify} onClaim={onClaim} />
      </Stack>
    </Card>
  );
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
