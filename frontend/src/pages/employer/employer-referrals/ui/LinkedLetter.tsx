import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferralQuery } from '#entities/referral/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import type { ReferralManagement } from '#widgets/referral-management/index.ts';

interface LinkedLetterProps {
  /** Whose letter the address names. */
  readonly referralId: string;
  readonly management: ReferralManagement;
  /** The address has led where it should: it names no letter any more. */
  readonly onDone: () => void;
}

/** A notice about a letter leads straight into its dialog: the answer is the next press (rules.md#counter-proposals). */
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
