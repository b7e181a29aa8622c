import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/index.ts';

interface OtherNameDialogProps {
  readonly workerName: string;
  readonly typed: string;
  readonly onSign: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms a signature whose typed name differs from the letter's (rules.md#signed-name). */
export function OtherNameDialog({ workerName, typed, onSign, onClose }: OtherNameDialogProps) {
  const { t } = useTranslation('sign-offer');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('name.title', { name: workerName })}
      description={t('name.text', { name: workerName })}
      confirmLabel={t('name.sign', { typed })}
      onConfirm={onSign}
    />
  );
}
