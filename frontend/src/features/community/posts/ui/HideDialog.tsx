import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, TextArea } from '#shared/ui/index.ts';

interface HideDialogProps {
  readonly onClose: () => void;
  readonly onHide: (reason: string) => Promise<void>;
}

const LONGEST = 500;

/** Requires a moderator's reason, which the author will read. */
export function HideDialog({ onClose, onHide }: HideDialogProps) {
  const { t } = useTranslation('posts');
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('hide.title')}
      description={t('hide.text')}
      confirmLabel={t('hide.confirm')}
      onConfirm={() => onHide(reason)}
    >
      <TextArea
        name="reason"
        label={t('hide.reason')}
        optional
        maxLength={LONGEST}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
