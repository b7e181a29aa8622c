import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventAnswer } from '#entities/event/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Dialog, TextArea } from '#shared/ui/index.ts';
import { useCancelEventMutation } from '../../api/event-details-api.ts';

interface CancelEventProps {
  readonly open: boolean;
  readonly event: EventAnswer;
  readonly onClose: () => void;
}

/** Requires confirmation, because guests are notified and nothing can be undone. */
export function CancelEvent({ open, event, onClose }: CancelEventProps) {
  const { t } = useTranslation('events');
  const [reason, setReason] = useState('');
  const [cancel, { isLoading }] = useCancelEventMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await cancel({ id: event.id, reason });
    if (error) return showFailure(error, t('host.cancelFailed'), t('host.tryAgain'));
    showToast({ title: t('host.cancelled') });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      dismissible={!isLoading}
      title={t('host.cancelTitle')}
      description={t('host.cancelText', { count: event.rsvpCount + event.waitlistCount })}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {t('host.keep')}
          </Button>
          <Button variant="danger" loading={isLoading} onClick={confirm}>
            {t('host.cancel')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('host.reason')}
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
        optional
      />
    </Dialog>
  );
}
