import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { useChangeStatus } from '../model/use-change-status.ts';
import { NoteDialog } from './NoteDialog.tsx';

const NOTE_MISSING = 'Please add a note about the signed offer';

interface PaperSignatureDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

/** Records an offer that was signed on paper. Requires a note (rules.md#paper-signature). */
export function PaperSignatureDialog({ referral, onClose }: PaperSignatureDialogProps) {
  const { t } = useTranslation('employer');
  const { changeStatus } = useChangeStatus();
  return (
    <NoteDialog
      title={t('paper.title')}
      lead={t('paper.lead', { name: referral.workerName })}
      label={t('paper.note')}
      help={t('paper.noteHelp')}
      missing={NOTE_MISSING}
      confirmLabel={t('paper.confirm')}
      onClose={onClose}
      onConfirm={(notes) => changeStatus(referral, { status: 'offer_signed', notes })}
    />
  );
}
