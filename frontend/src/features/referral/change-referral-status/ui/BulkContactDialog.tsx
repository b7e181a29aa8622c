import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { Callout } from '#shared/ui/index.ts';
import { MessageField } from './MessageField.tsx';
import { StepDialog } from './StepDialog.tsx';

interface BulkContactDialogProps {
  readonly referrals: readonly Referral[];
  readonly onClose: () => void;
  /** False leaves the dialog open. */
  readonly onConfirm: (referrals: readonly Referral[], message: string | null) => Promise<boolean>;
}

/** Contacts several workers. The employer can skip those who have not confirmed (rules.md#interviews). */
export function BulkContactDialog({ referrals, onClose, onConfirm }: BulkContactDialogProps) {
  const { t } = useTranslation('interview');
  const [message, setMessage] = useState('');
  const confirmed = referrals.filter(({ verificationStatus }) => verificationStatus === 'verified');
  const unconfirmed = referrals.length - confirmed.length;
  const canSkip = unconfirmed > 0 && confirmed.length > 0;
  return (
    <StepDialog
      title={t('bulk.title', { count: referrals.length })}
      lead={t('contact.lead')}
      confirmLabel={t('bulk.confirm', { count: referrals.length })}
      otherLabel={canSkip ? t('bulk.skip', { count: confirmed.length }) : undefined}
      onClose={onClose}
      onConfirm={(isOther) => onConfirm(isOther ? confirmed : referrals, message.trim() || null)}
    >
      {unconfirmed > 0 && <Callout tone="warning">{t('bulk.unconfirmed', { count: unconfirmed })}</Callout>}
      <MessageField value={message} onChange={setMessage} />
    </StepDialog>
  );
}
