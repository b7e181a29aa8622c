import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerSubject } from '#contract/admin/money.ts';
import { Dialog, ErrorState, ShowMore, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useLedgerMovementsInfiniteQuery } from '../api/admin-payments-api.ts';
import { LedgerMovements } from './LedgerMovements.tsx';

interface LedgerDialogProps {
  readonly subject: LedgerSubject;
  readonly id: string;
  /** The description of the subject. */
  readonly about: string;
  /** Rendered above the movements. */
  readonly before?: ReactNode;
  readonly onClose: () => void;
}

/** Ledger movements of a referral, a withdrawal, a difference, or a person. */
export function LedgerDialog({ subject, id, about, before, onClose }: LedgerDialogProps) {
  const { t } = useTranslation('admin');
  const list = useLedgerMovementsInfiniteQuery({ subject, id }, { refetchOnMountOrArgChange: true });
  const movements = list.currentData?.pages.flatMap((page) => page.rows);
  return (
    <Dialog open onOpenChange={onClose} wide title={t('ledger.title')} description={about}>
      <Stack $gap={5}>
        {before}
        {movements && (
          <Stack $gap={4}>
            <LedgerMovements movements={movements} />
            <ShowMore list={list} label={t('list.more')} />
          </Stack>
        )}
        {!movements && list.isError && <ErrorState title={t('ledger.failed')} onRetry={list.refetch} />}
        {!movements && !list.isError && <SkeletonList count={3} lines={3} />}
      </Stack>
    </Dialog>
  );
}
