import { useTranslation } from 'react-i18next';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { FactList, PersonCell } from '#entities/admin/index.ts';
import { REFERRAL_STATUSES, ReferralStatusBadge } from '#entities/referral/index.ts';
import { Amount, DateText, Stack } from '#shared/ui/index.ts';
import { ReleasePart } from './ReleasePart.tsx';

interface PaymentReferralProps {
  readonly referral: AdminPaymentDetail['referrals'][number];
  /** If a payment covers several referrals, each shows its worker and its share. */
  readonly isOneOfSeveral: boolean;
}

/** A hire that the payment is for, and its bonus schedule. */
export function PaymentReferral({ referral, isOneOfSeveral }: PaymentReferralProps) {
  const { t } = useTranslation('admin');
  const { id, workerName, referrer, milestones, amount } = referral;
  const heading = `payment-referral-${id}`;
  const status = REFERRAL_STATUSES.find((one) => one === referral.status);
  return (
    <Stack as="section" $gap={3} aria-labelledby={heading}>
      <h3 id={heading}>
        {isOneOfSeveral ? t('payment.referralOf', { name: workerName }) : t('payment.referral')}
      </h3>
      <FactList
        facts={[
          { key: 'worker', name: t('referrals.worker'), value: workerName },
          ...(isOneOfSeveral
            ? [{ key: 'part', name: t('payment.part'), value: <Amount value={amount} decimals="always" /> }]
            : []),
          { key: 'job', name: t('referrals.job'), value: `${referral.jobTitle}, ${referral.company}` },
          {
            key: 'referrer',
            name: t('referrals.referrer'),
            value: referrer ? <PersonCell person={referrer} /> : t('referrals.nobody'),
          },
          {
            key: 'status',
            name: t('referrals.status'),
            value: status ? <ReferralStatusBadge status={status} /> : referral.status,
          },
          {
            key: 'bonus',
            name: t('referrals.bonus'),
            value: <Amount value={referral.bonus} decimals="always" />,
          },
          ...milestones.map((part, index) => ({
            key: `part ${index}`,
            name: (
              <>
                {t(`payment.milestone.${part.isWaiting ? 'waiting' : part.state}`, { percent: part.percent })}{' '}
                <DateText value={part.dueAt} />
              </>
            ),
            value: part.isWaiting ? (
              <ReleasePart part={part} />
            ) : (
              <Amount value={part.amount} decimals="always" />
            ),
          })),
        ]}
      />
    </Stack>
  );
}
