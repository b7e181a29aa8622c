import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployerReason } from '#contract/hiring/vocabulary/rejection-reason.ts';
import { Callout } from '#shared/ui/index.ts';
import { NOTE_MISSING, NoteDialog } from './NoteDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

interface BulkRejectDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  /** False leaves the dialog open. */
  readonly onConfirm: (input: {
    readonly notes: string;
    readonly reason: EmployerReason | null;
  }) => Promise<boolean>;
}

/** Rejects several referrals with one note and one reason. */
export function BulkRejectDialog({ count, onClose, onConfirm }: BulkRejectDialogProps) {
  const { t } = useTranslation(['referral-management', 'employer']);
  const [reason, setReason] = useState<EmployerReason | null>(null);
  return (
    <NoteDialog
      danger
      title={t('bulk.rejectTitle', { count })}
      lead={t('bulk.rejectLead')}
      label={t('employer:reject.note')}
      help={t('employer:reject.noteHelp')}
      missing={NOTE_MISSING}
      confirmLabel={t('bulk.rejectConfirm', { count })}
      onClose={onClose}
      onConfirm={(notes) => onConfirm({ notes, reason })}
    >
      <Callout tone="warning">{t('employer:reject.refund')}</Callout>
      <ReasonField reason={reason} onChange={setReason} />
    </NoteDialog>
  );
}
