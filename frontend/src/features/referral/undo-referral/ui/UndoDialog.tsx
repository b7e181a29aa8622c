import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Callout, ConfirmDialog } from '#shared/ui/index.ts';
import { useRollBackReferralMutation } from '../model/undo-calls.ts';
import { useUndoTexts } from '../model/use-undo-texts.ts';

interface UndoDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

export function UndoDialog({ referral, onClose }: UndoDialogProps) {
  const { t } = useTranslation(['employer', 'referral']);
  const [rollBack] = useRollBackReferralMutation();
  const texts = useUndoTexts()(referral);
  const undo = async (): Promise<void> => {
    const outcome = await rollBack(referral.id);
    if (outcome.error) {
      showFailure(outcome.error, t('undo.failed'), t('undo.failedText'));
      return;
    }
    const status = t(`referral:status.${outcome.data.referral.status}`);
    showToast({
      title: t('undo.doneTitle'),
      description: t('undo.doneText', { name: referral.workerName, status }),
      variant: 'success',
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('undo.title')}
      description={t('undo.text', {
        status: texts?.status ?? '',
        time: texts?.time ?? t('time.minutes', { count: 0 }),
      })}
      confirmLabel={t('undo.confirm')}
      onConfirm={undo}
    >
      <Callout tone="warning">{t('undo.final')}</Callout>
    </ConfirmDialog>
  );
}
