import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferralQuery } from '#entities/referral/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import type { ReferralManagement } from '#widgets/referral-management/index.ts';

interface LinkedLetterProps {
  /** The referral named in the address. */
  readonly referralId: string;
  readonly management: ReferralManagement;
  /** Clears the letter from the address, since it has been handled. */
  readonly onDone: () => void;
}

/**
 * A notice opens the letter's dialog directly, so the answer is the next press (rules.md#counter-proposals).
 */
export function LinkedLetter({ referralId, management, onDone }: LinkedLetterProps) {
  const { t } = useTranslation('offer');
  const { data: referral, error } = useReferralQuery(referralId);
  const arrive = useEffectEvent(() => {
    if (referral) management.open('letter', referral);
    else showFailure(error, t('manage.loadFailed'));
    onDone();
  });
  useEffect(() => {
    if (referral || error) arrive();
  }, [referral, error]);
  return null;
}
