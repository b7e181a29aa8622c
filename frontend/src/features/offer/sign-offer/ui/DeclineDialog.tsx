import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/index.ts';

export interface DeclineDialogProps {
  readonly jobTitle: string;
  readonly company: string;
  /** False where it was refused. */
  readonly onDecline: () => Promise<boolean>;
  readonly onClose: () => void;
}

export function DeclineDialog({ jobTitle, company, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('sign-offer');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('decline.title')}
      description={t('decline.text', { job: jobTitle, company })}
      confirmLabel={t('decline.confirm')}
      danger
      onConfirm={async () => {
        if (!(await onDecline())) throw new Error('The answer was refused');
      }}
    />
  );
}
