import { HandCoins, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NudgeWorker } from '#entities/referral/index.ts';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Button, Callout, Stack, StatusBadge } from '#shared/ui/index.ts';

interface ClaimStatusProps {
  readonly reward: CompletedReferral;
  readonly onClaim: () => void;
  /** The button's label, with the amount filled in. */
  readonly label: string;
  readonly block?: boolean;
}

/**
 * The referrer's next step for a reward: claim it, wait, have the worker confirm, or read the refusal
 * (rules.md#claim-review).
 */
export function ClaimStatus({ reward, onClaim, label, block = false }: ClaimStatusProps) {
  const { t, i18n } = useTranslation('claim-payout');
  const { claim, payout, basePayout, workerName: name } = reward;
  if (claim.state === 'paid') return null;
  if (claim.state === 'unconfirmed') return <Unconfirmed reward={reward} block={block} />;
  if (claim.state === 'in_review') {
    const amount = formatAmount(payout ?? basePayout, i18n.language);
    return (
      <Stack $gap={2}>
        <div>
          <StatusBadge tone="info" icon={Hourglass}>
            {t('standing.inReview')}
          </StatusBadge>
        </div>
        <p>{t('standing.inReviewText', { amount })}</p>
      </Stack>
    );
  }
  return (
    <Stack $gap={3}>
      {claim.state === 'refused' && (
        <Callout tone="warning" title={t('standing.refused')}>
          {claim.reason}
          <p>{t(claim.mayClaim ? 'standing.again' : 'standing.final', { name })}</p>
        </Callout>
      )}
      {claim.mayClaim && (
        <div>
          <Button
            variant={claim.state === 'ready' ? 'primary' : 'secondary'}
            block={block}
            icon={<HandCoins aria-hidden />}
            onClick={onClaim}
          >
            {claim.state === 'ready' ? label : t('standing.claimAgain')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Unconfirmed({ reward, block }: { readonly reward: CompletedReferral; readonly block: boolean }) {
  const { t } = useTranslation('claim-payout');
  const { workerName: name } = reward;
  return (
    <Stack $gap={3}>
      {reward.claim.reason !== null && (
        <Callout tone="warning" title={t('standing.refused')}>
          {reward.claim.reason}
        </Callout>
      )}
      <p>{t('standing.unconfirmed', { name })}</p>
      <NudgeWorker referral={reward} block={block} />
    </Stack>
  );
}
