import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skipEventSchema, type UnhandledEventView } from '#contract/billing/provider/unhandled-event.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog, TextArea } from '#shared/ui/index.ts';
import { useSkipEventMutation } from '../../api/money-api.ts';

interface SkipEventDialogProps {
  readonly event: UnhandledEventView;
  readonly onClose: () => void;
}

const MOST_REASON = 500;

/** Permanently skips an event from the provider. */
export function SkipEventDialog({ event, onClose }: SkipEventDialogProps) {
  const { t } = useTranslation('admin-money');
  const [skip] = useSkipEventMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const wrong = skipEventSchema.safeParse({ reason }).error?.issues[0]?.message;
  const send = async (): Promise<void> => {
    setTried(true);
    if (wrong) throw new Error('Skipping needs a reason');
    const { error } = await skip({ id: event.id, reason: reason.trim() });
    if (error) {
      showFailure(error, t('unhandled.notDone'));
      throw new Error('The event waits as before');
    }
    showToast({ title: t('unhandled.done'), variant: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('unhandled.askTitle')}
      description={t('unhandled.askText', { event: event.eventId })}
      confirmLabel={t('unhandled.confirm')}
      danger
      onConfirm={send}
    >
      <TextArea
        name="reason"
        label={t('unhandled.reason')}
        help={t('unhandled.reasonHelp')}
        rows={3}
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && wrong ? translateMessage(wrong) : undefined}
      />
    </ConfirmDialog>
  );
}
