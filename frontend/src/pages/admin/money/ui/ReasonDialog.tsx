import { useState } from 'react';
import type { z } from 'zod';
import { translateMessage } from '#shared/i18n/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog, TextArea } from '#shared/ui/index.ts';

interface ReasonDialogProps {
  readonly schema: z.ZodType<{ reason: string }>;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly label: string;
  readonly help: string;
  readonly onSend: (reason: string) => Promise<{ error?: unknown }>;
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
}

const MOST_REASON = 500;

/** Confirms an action that needs a written reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { schema, label, help, onSend, done, failed, onClose, ...dialog } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const wrong = schema.safeParse({ reason }).error?.issues[0]?.message;
  const send = async (): Promise<void> => {
    setTried(true);
    if (wrong) throw new Error(wrong);
    const { error } = await onSend(reason.trim());
    if (error) throw shownFailure(error, failed);
    showToast({ title: done, variant: 'success' });
  };
  return (
    <ConfirmDialog open onOpenChange={onClose} onConfirm={send} {...dialog}>
      <TextArea
        name="reason"
        label={label}
        help={help}
        rows={3}
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && wrong ? translateMessage(wrong) : undefined}
      />
    </ConfirmDialog>
  );
}
