import { useTranslation } from 'react-i18next';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { REFERRAL_STATUSES, ReferralStatusBadge } from '#entities/referral/index.ts';
import { Amount, DateText, Stack } from '#shared/ui/index.ts';
import { FactList } from './FactList.tsx';

interface PaymentReferralProps {
  readonly referral: NonNullable<AdminPaymentDetail['referral']>;
  readonly milestones: AdminPaymentDetail['milestones'];
}

/** The hire that the payment is about, and when its bonus comes. */
export function PaymentReferral({ referral, milestones }: PaymentReferralProps) {
  const { t } = useTranslation('admin');
  const { referrer } = referral;
  const status = REFERRAL_STATUSES.find((one) => one === referral.status);
  return (
    <Stack as="section" $gap={3} aria-labelledby="payment-referral">
      <h3 id="payment-referral">{t('payment.referral')}</h3>
      <FactList
        facts={[
          { key: 'worker', name: t('referrals.worker'), value: referral.workerName },
          { key: 'job', name: t('referrals.job'), value: `${referral.jobTitle}, ${referral.company}` },
          {
            key: 'referrer',
            name: t('referrals.referrer'),
            value: referrer
              ? `${referrer.firstName} ${referrer.lastName} (${referrer.email})`
              : t('referrals.nobody'),
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
                {t(`payment.milestone.${part.state}`, { percent: part.percent })}{' '}
                <DateText value={part.dueAt} />
              </>
            ),
            value: <Amount value={part.amount} decimals="always" />,
          })),
        ]}
      />
    </Stack>
  );
}
