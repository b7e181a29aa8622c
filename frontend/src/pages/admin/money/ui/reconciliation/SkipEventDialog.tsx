import { useTranslation } from 'react-i18next';
import { skipEventSchema, type UnhandledEventView } from '#contract/billing/provider/unhandled-event.ts';
import { useSkipEventMutation } from '../../api/money-api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

interface SkipEventDialogProps {
  readonly event: UnhandledEventView;
  readonly onClose: () => void;
}

/** Permanently skips an event from the provider. */
export function SkipEventDialog({ event: { id, eventId }, onClose }: SkipEventDialogProps) {
  const { t } = useTranslation('admin-money');
  const [skip] = useSkipEventMutation();
  return (
    <ReasonDialog
      schema={skipEventSchema}
      title={t('unhandled.askTitle')}
      description={t('unhandled.askText', { event: eventId })}
      confirmLabel={t('unhandled.confirm')}
      danger
      label={t('unhandled.reason')}
      help={t('unhandled.reasonHelp')}
      onSend={(reason) => skip({ id, reason })}
      done={t('unhandled.done')}
      failed={t('unhandled.notDone')}
      onClose={onClose}
    />
  );
}
