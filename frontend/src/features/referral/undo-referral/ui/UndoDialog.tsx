import { useTranslation } from 'react-i18next';
import {
  useReportQuestion,
  useRollBack,
  useWorkedQuestion,
  type Referral,
} from '#entities/referral/index.ts';
import { Callout, ConfirmDialog, Stack } from '#shared/ui/index.ts';
import { useUndoTexts } from '../model/use-undo-texts.ts';
import { RestoredCharge } from './RestoredCharge.tsx';

interface UndoDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

export function UndoDialog({ referral, onClose }: UndoDialogProps) {
  const { t } = useTranslation(['employer', 'referral']);
  const rollBack = useRollBack();
  const report = useReportQuestion();
  const work = useWorkedQuestion(referral);
  const undo = async (): Promise<void> => {
    const error = await rollBack(referral, { ...work.said, ...report.said });
    const [isForReport, isForWork] = [report.refused(error), work.refused(error)];
    // The dialog stays open and shows the question.
    if (isForReport || isForWork) throw error;
  };
  const texts = useUndoTexts()(referral);
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
      <Stack $gap={4}>
        {report.question}
        {work.question}
        <RestoredCharge referral={referral} />
        <Callout tone="warning">{t('undo.final')}</Callout>
      </Stack>
    </ConfirmDialog>
  );
}
