import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/index.ts';

export interface DeclineDialogProps {
  readonly jobTitle: string;
  readonly company: string;
  readonly isAddendum: boolean;
  /** False where it was refused. */
  readonly onDecline: () => Promise<boolean>;
  readonly onClose: () => void;
}

export function DeclineDialog({ jobTitle, company, isAddendum, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const own = isAddendum ? 'addendum:' : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${own}decline.title`)}
      description={t(`${own}decline.text`, { job: jobTitle, company })}
      confirmLabel={t(`${own}decline.confirm`)}
      danger
      onConfirm={async () => {
        if (!(await onDecline())) throw new Error('The answer was refused');
      }}
    />
  );
}
