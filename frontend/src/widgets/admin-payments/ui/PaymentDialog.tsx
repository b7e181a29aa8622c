import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, Dialog, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useAdminPaymentQuery } from '../api/admin-payments-api.ts';
import { usePaymentLabel } from '../model/use-payment-label.ts';
import { LedgerMovements } from './LedgerMovements.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentReferral } from './PaymentReferral.tsx';

const RefundDialog = lazyPart(async () => (await import('./RefundDialog.tsx')).RefundDialog);

interface PaymentDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Everything that explains a payment: its parts, referrals, refunds, and ledger movements. */
export function PaymentDialog({ id, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('admin');
  const wordsOf = usePaymentLabel();
  const { data, isError, refetch } = useAdminPaymentQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onOpenChange={onClose} wide title={t('payment.title')} description={data && wordsOf(data)}>
      {data && <Explained payment={data} />}
      {!data && isError && <ErrorState title={t('payment.failed')} onRetry={refetch} />}
      {!data && !isError && <SkeletonList count={3} lines={3} />}
    </Dialog>
  );
}

function Explained({ payment }: { readonly payment: AdminPaymentDetail }) {
  const { t } = useTranslation('admin');
  const [isRefunding, setRefunding] = useState(false);
  return (
    <Stack $gap={6}>
      <PaymentFacts payment={payment} />
      {payment.referrals.map((referral) => (
        <PaymentReferral
          key={referral.id}
          referral={referral}
          isOneOfSeveral={payment.referrals.length > 1}
        />
      ))}
      <LedgerMovements movements={payment.ledger} />
      {Number(payment.refundable) > 0 && (
        <div>
          <Button icon={<Undo2 aria-hidden />} onClick={() => setRefunding(true)}>
            {t('refund.open')}
          </Button>
        </div>
      )}
      {isRefunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}
