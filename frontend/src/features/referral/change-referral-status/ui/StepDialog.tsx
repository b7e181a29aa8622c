import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Stack } from '#shared/ui/index.ts';

interface StepDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly confirmLabel: string;
  /** The label of an alternative to the main button. */
  readonly otherLabel?: string | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** False leaves the dialog open with its input. */
  readonly onConfirm: (isOther: boolean) => Promise<boolean>;
}

/** A step that can include details for the worker. */
export function StepDialog({ otherLabel, onClose, onConfirm, ...props }: StepDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [busy, setBusy] = useState<'confirm' | 'other' | null>(null);
  const go = async (way: 'confirm' | 'other'): Promise<void> => {
    if (busy) return;
    setBusy(way);
    const done = await onConfirm(way === 'other');
    setBusy(null);
    if (done) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void go('confirm');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={busy === null}
      title={props.title}
      description={props.lead}
      footer={
        <>
          <Button onClick={onClose} disabled={busy !== null}>
            {t('action.cancel')}
          </Button>
          {otherLabel && (
            <Button loading={busy === 'other'} disabled={busy === 'confirm'} onClick={() => go('other')}>
              {otherLabel}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={busy === 'confirm'}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack $gap={4}>{props.children}</Stack>
      </form>
    </Dialog>
  );
}
