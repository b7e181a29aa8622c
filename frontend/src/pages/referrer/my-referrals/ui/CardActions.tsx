import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NudgeWorker, type Referral } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { ClaimStatus } from '#features/payment/claim-payout/index.ts';
import { TellWorker } from '#features/referral/refer-worker/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Inline, LinkButton } from '#shared/ui/index.ts';
import { isUnconfirmed } from '../model/tracker.ts';
import { ReferralHistory } from './ReferralHistory.tsx';

interface CardActionsProps {
  readonly referral: Referral;
  readonly reward: CompletedReferral | null;
  readonly onVerify: () => void;
  readonly onClaim: () => void;
}

/** The worker's link comes first, the code that they read out second (rules.md#worker-confirms). */
export function CardActions({ referral, reward, onVerify, onClaim }: CardActionsProps) {
  const { t, i18n } = useTranslation('my-referrals');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      {reward && (
        <ClaimStatus
          reward={reward}
          onClaim={onClaim}
          label={t('action.claim', { amount: formatAmount(reward.basePayout, i18n.language) })}
        />
      )}
      {isUnconfirmed(referral) && (
        <Inline $gap={2} $align="start">
          <TellWorker referral={referral} job={referral.job} language={referral.workerLanguage ?? language} />
          <NudgeWorker referral={referral} />
        </Inline>
      )}
      <Inline $gap={2}>
        <Toggle
          icon={<ChevronDown aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {t('action.history')}
        </Toggle>
        {isUnconfirmed(referral) && (
          <Button variant="ghost" icon={<BadgeCheck aria-hidden />} onClick={onVerify}>
            {t('action.verify')}
          </Button>
        )}
        <LinkButton variant="ghost" to={`/candidate/${referral.id}`}>
          {t('action.profile')}
        </LinkButton>
        <LinkButton variant="ghost" to={`/job/${referral.jobId}`}>
          {t('action.job')}
        </LinkButton>
      </Inline>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <ReferralHistory referral={referral} reward={reward} />}
      </div>
    </>
  );
}

const Toggle = styled(Button)`
  svg {
    transition: transform 120ms;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
