import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompletedReferral } from '#entities/reward/index.ts';
import { isApiError, isUnauthorized, useIdempotencyKeys } from '#shared/api/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useClaimPayoutMutation } from '../api/claim-payout-api.ts';
import { changedFiguresOf, claimBody, type ClaimFigures } from '../model/claim-figures.ts';

interface Claim {
  /** The server's figures if they differ from the shown ones. The user confirms them again. */
  readonly changed: ClaimFigures | null;
  readonly claim: (figures: ClaimFigures) => Promise<void>;
}

/** Refusals that a retry cannot change. The dialog closes, and the screen behind it shows why. */
const CLOSING = new Set([
  'rewards.already_claimed',
  'rewards.worker_unconfirmed',
  'rewards.claim_unchanged',
  'rewards.claim_refused',
]);

export function useClaim(reward: CompletedReferral, onClose: () => void): Claim {
  const { t, i18n } = useTranslation('claim-payout');
  const [claimPayout] = useClaimPayoutMutation();
  const [changed, setChanged] = useState<ClaimFigures | null>(null);
  const keyOf = useIdempotencyKeys();

  const claim = async (figures: ClaimFigures): Promise<void> => {
    const body = claimBody(figures);
    const { data, error } = await claimPayout({
      referralId: reward.id,
      figures: body,
      idempotencyKey: keyOf(body),
    });
    if (data) {
      const amount = formatAmount(data.totalPayout, i18n.language);
      const isWaiting = data.status === 'in_review';
      showToast({
        title: t(isWaiting ? 'toast.inReview' : 'toast.done'),
        description: t(isWaiting ? 'toast.inReviewText' : 'toast.doneText', { amount }),
        variant: 'success',
      });
      onClose();
      return;
    }
    const figuresNow = changedFiguresOf(error);
    if (figuresNow) {
      setChanged(figuresNow);
      return;
    }
    if (isUnauthorized(error)) showFailure(error, t('toast.failed'));
    else showToast({ title: t('toast.failed'), description: reasonOf(error), variant: 'destructive' });
    if (isUnauthorized(error) || CLOSING.has(codeOf(error))) onClose();
  };

  const reasonOf = (error: unknown): string =>
    t(`refused/${codeOf(error)}`, { defaultValue: t('toast.failedText'), keySeparator: '/' });

  return { changed, claim };
}

function codeOf(error: unknown): string {
  return isApiError(error) ? error.code : '';
}
