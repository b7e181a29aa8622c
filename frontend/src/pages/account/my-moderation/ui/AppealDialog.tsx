import { useTranslation } from 'react-i18next';
import { AppealForm } from '#entities/moderation/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Dialog } from '#shared/ui/index.ts';
import { useAppealDecisionMutation } from '../api/my-moderation-api.ts';

interface AppealDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function AppealDialog({ id, onClose }: AppealDialogProps) {
  const { t } = useTranslation('my-moderation');
  const [appeal] = useAppealDecisionMutation();
  return (
    <Dialog open onOpenChange={onClose} title={t('appeal.title')} description={t('appeal.text')}>
      <AppealForm
        onAppeal={async (text) => {
          const { error } = await appeal({ id, text });
          if (error) return error;
          showToast({ title: t('appeal.done'), description: t('appeal.doneText'), variant: 'success' });
          onClose();
          return null;
        }}
      />
    </Dialog>
  );
}
