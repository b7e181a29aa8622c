import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { Callout, LinkButton } from '#shared/ui/index.ts';
import { useChangeStatus } from '../model/use-change-status.ts';
import { MessageField } from './MessageField.tsx';
import { StepDialog } from './StepDialog.tsx';

interface ContactDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

/** Marks the worker as contacted, with an optional text to them (rules.md#interviews). */
export function ContactDialog({ referral, onClose }: ContactDialogProps) {
  const { t } = useTranslation('interview');
  const { changeStatus } = useChangeStatus();
  const [message, setMessage] = useState('');
  const { workerName: name, workerPhone } = referral;
  const isConfirmed = referral.verificationStatus === 'verified';
  return (
    <StepDialog
      title={t('contact.title', { name })}
      lead={t('contact.lead')}
      confirmLabel={t(message.trim() ? 'contact.send' : 'contact.confirm')}
      onClose={onClose}
      onConfirm={() => changeStatus(referral, { status: 'contacted', message: message.trim() || null })}
    >
      {!isConfirmed && <Callout tone="warning">{t('contact.unconfirmed', { name })}</Callout>}
      {isConfirmed && workerPhone && (
        <div>
          <LinkButton to={`tel:${workerPhone}`} icon={<Phone aria-hidden />}>
            {formatPhone(workerPhone)}
          </LinkButton>
        </div>
      )}
      <MessageField value={message} onChange={setMessage} />
    </StepDialog>
  );
}
