import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkChange, useLastBulk } from '#features/referral/change-referral-status/index.ts';
import { timeLeft } from '#features/referral/undo-referral/index.ts';
import { useServerNow } from '#shared/lib/index.ts';
import { Button, Callout, ConfirmDialog, Inline } from '#shared/ui/index.ts';

/** One Undo for all referrals moved together, until its time runs out (rules.md#rollback-window). */
export function LastBulkNote({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['referral-management', 'employer', 'referral']);
  const last = useLastBulk(userId);
  const { undo } = useBulkChange(userId);
  const [isAsking, setAsking] = useState(false);
  const now = useServerNow();
  const left = last && timeLeft(last.undoUntil, now);
  if (!last || !left) return null;
  const time = t(`employer:time.${left.unit}`, { count: left.count });
  const count = last.ids.length;
  return (
    <Callout>
      <Inline $gap={3} $justify="space-between">
        <span>{t('bulk.last', { count, status: t(`referral:status.${last.status}`) })}</span>
        <Button size="sm" icon={<Undo2 aria-hidden />} onClick={() => setAsking(true)}>
          {t('bulk.undo', { time })}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('employer:undo.title')}
        description={t('bulk.undoText', { count, time })}
        confirmLabel={t('employer:undo.confirm')}
        onConfirm={() => undo(last)}
      >
        <Callout tone="warning">{t('employer:undo.final')}</Callout>
      </ConfirmDialog>
    </Callout>
  );
}
