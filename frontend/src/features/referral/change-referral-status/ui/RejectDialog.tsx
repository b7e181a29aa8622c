import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployerReason } from '#contract/hiring/vocabulary/rejection-reason.ts';
import { useReportQuestion, useWorkedQuestion, type Referral } from '#entities/referral/index.ts';
import { Callout } from '#shared/ui/index.ts';
import { useChangeStatus } from '../model/use-change-status.ts';
import { NOTE_MISSING, NoteDialog } from './NoteDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

interface RejectDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

/** Rejects a referral, with the employer's note and a coded reason that others may see (rules.md#rejection-reason). */
export function RejectDialog({ referral, onClose }: RejectDialogProps) {
  const { t } = useTranslation('employer');
  const { changeStatus } = useChangeStatus();
  const [reason, setReason] = useState<EmployerReason | null>(null);
  const report = useReportQuestion(referral.backgroundCheckStatus === 'concerns');
  const work = useWorkedQuestion(referral);
  const said = { ...work.said, ...report.said };
  const wasRefused = (error: unknown): void => {
    report.refused(error);
    work.refused(error);
  };
  const holdsMoney = referral.paymentStatus === 'funded';
  return (
    <NoteDialog
      danger
      title={t('reject.title')}
      lead={t('reject.lead', { name: referral.workerName })}
      label={t('reject.note')}
      help={t('reject.noteHelp')}
      missing={NOTE_MISSING}
      confirmLabel={t('reject.confirm')}
      onClose={onClose}
      onConfirm={(notes) =>
        changeStatus(referral, { status: 'rejected', notes, reason, ...said }, wasRefused)
      }
    >
      {report.question}
      {report.said.reportPlaysPart && referral.backgroundCheckStatus === 'concerns' && (
        <Callout tone="warning" title={t('reject.checkTitle')}>
          {t('reject.checkText')}
        </Callout>
      )}
      {work.question}
      {holdsMoney && <Callout tone="warning">{t('reject.refund')}</Callout>}
      <ReasonField reason={reason} onChange={setReason} />
    </NoteDialog>
  );
}
