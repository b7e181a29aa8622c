import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminRefund } from '#contract/admin/money.ts';
import { DayCell, PagedTable, PersonCell } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import {
  Amount,
  Button,
  EmptyState,
  Inline,
  SelectField,
  StatusBadge,
  type Column,
} from '#shared/ui/index.ts';
import { PaymentDialog } from '#widgets/admin-payments/index.ts';
import { useAdminRefundsInfiniteQuery } from '../../api/money-api.ts';

const PayRefundDialog = lazyPart(async () => (await import('./PayRefundDialog.tsx')).PayRefundDialog);

const STATUSES = ['failed', 'requested', 'settled', 'paid_by_hand'] as const;
const TONES = {
  failed: 'danger',
  requested: 'info',
  settled: 'success',
  paid_by_hand: 'success',
} as const;
const isGivenUp = ({ status, nextTryAt }: AdminRefund): boolean => status === 'failed' && nextTryAt === null;

/** Refunds that were paid, are on their way, or need a person. */
export function RefundsTab() {
  const { t } = useTranslation('admin-money');
  const [status, setStatus] = useState('');
  const [explained, explain] = useState<string | null>(null);
  const [paid, pay] = useState<AdminRefund | null>(null);
  const list = useAdminRefundsInfiniteQuery(status === '' ? {} : { status }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <SelectField
        name="status"
        label={t('refunds.show')}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        options={[
          { value: '', label: t('refunds.all') },
          ...STATUSES.map((value) => ({ value, label: t(`refunds.status.${value}`) })),
        ]}
      />
      <PagedTable
        list={list}
        caption={t('tabs.refunds')}
        columns={useColumns(explain, pay)}
        empty={<EmptyState icon={<Undo2 />} title={t('refunds.empty')} text={t('refunds.emptyText')} />}
      />
      {paid !== null && <PayRefundDialog refund={paid} onClose={() => pay(null)} />}
      {explained !== null && <PaymentDialog id={explained} onClose={() => explain(null)} />}
    </>
  );
}

function useColumns(
  explain: (paymentId: string) => void,
  pay: (refund: AdminRefund) => void,
): readonly Column<AdminRefund>[] {
  const { t } = useTranslation(['admin-money', 'admin']);
  return [
    {
      key: 'employer',
      header: t('refunds.employer'),
      main: true,
      cell: ({ employer }) => <PersonCell person={employer} />,
    },
    {
      key: 'amount',
      header: t('refunds.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} decimals="always" />,
    },
    {
      key: 'status',
      header: t('refunds.state'),
      cell: (refund) => (
        <StatusBadge tone={TONES[refund.status]}>
          {isGivenUp(refund) ? t('refunds.givenUp') : t(`refunds.status.${refund.status}`)}
        </StatusBadge>
      ),
    },
    {
      key: 'reason',
      header: t('refunds.reason'),
      cell: ({ reason, cause }) => reason ?? t(`admin:payment.cause.${cause}`),
    },
    { key: 'created', header: t('refunds.created'), cell: ({ createdAt }) => <DayCell value={createdAt} /> },
    {
      key: 'actions',
      header: t('actions'),
      cell: (refund) => {
        const name = `${refund.employer.firstName} ${refund.employer.lastName}`;
        return (
          <Inline $gap={2}>
            {refund.mayPayByHand && (
              <Button size="sm" aria-label={t('refunds.payOf', { name })} onClick={() => pay(refund)}>
                {t('refunds.pay')}
              </Button>
            )}
            <Button size="sm" aria-label={t('explainOf', { name })} onClick={() => explain(refund.paymentId)}>
              {t('explain')}
            </Button>
          </Inline>
        );
      },
    },
  ];
}
