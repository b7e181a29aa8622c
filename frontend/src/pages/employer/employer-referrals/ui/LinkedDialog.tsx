import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferralQuery } from '#entities/referral/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import type { ReferralManagement } from '#widgets/referral-management/index.ts';
import type { Linked } from '../model/list-params.ts';

interface LinkedDialogProps extends Linked {
  readonly management: ReferralManagement;
  /** Clears the dialog from the address, since it has been handled. */
  readonly onDone: () => void;
}

const LOAD_FAILED = {
  letter: 'offer:manage.loadFailed',
  check: 'checks:loadFailed',
  drugTest: 'drug-test:loadFailed',
} as const;

/**
 * A notice opens the dialog of a letter, a check, or a drug test directly, so the answer is the next press
 * (rules.md#counter-proposals, rules.md#expired-consents).
 */
export function LinkedDialog({ dialog, referralId, management, onDone }: LinkedDialogProps) {
  const { t } = useTranslation(['offer', 'checks', 'drug-test']);
  const { data: referral, error } = useReferralQuery(referralId);
  const arrive = useEffectEvent(() => {
    if (referral) management.open(dialog, referral);
    else showFailure(error, t(LOAD_FAILED[dialog]));
    onDone();
  });
  useEffect(() => {
    if (referral || error) arrive();
  }, [referral, error]);
  return null;
}
