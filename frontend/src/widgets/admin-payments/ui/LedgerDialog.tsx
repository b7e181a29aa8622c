import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerSubject } from '#contract/admin/money.ts';
import { Dialog, InfiniteList, Stack } from '#shared/ui/index.ts';
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
  return (
    <Dialog open onOpenChange={onClose} wide title={t('ledger.title')} description={about}>
      <Stack $gap={5}>
        {before}
        <Stack $gap={4}>
          <InfiniteList
            list={list}
            failed={t('ledger.failed')}
            more={t('list.more')}
            empty={<LedgerMovements movements={[]} />}
          >
            {(movements) => <LedgerMovements movements={movements} />}
          </InfiniteList>
        </Stack>
      </Stack>
    </Dialog>
  );
}
