import { useTranslation } from 'react-i18next';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { FactList, PersonCell } from '#entities/admin/index.ts';
import { PaymentStateBadge } from '#entities/payment/index.ts';
import { Amount, Callout, DateText, Stack } from '#shared/ui/index.ts';

/** The payer, the amounts, the purpose, and refunds. */
export function PaymentFacts({ payment }: { readonly payment: AdminPaymentDetail }) {
  const { t } = useTranslation(['admin', 'payment']);
  const { employer, lines, refunds } = payment;
  return (
    <Stack as="section" $gap={3} aria-label={t('payment.facts')}>
      {payment.failureMessage !== null && (
        <Callout tone="danger" title={t('payment.failure')}>
          {payment.failureMessage}
        </Callout>
      )}
      <FactList
        facts={[
          {
            key: 'status',
            name: t('payments.status'),
            value: <PaymentStateBadge payment={payment} />,
          },
          {
            key: 'employer',
            name: t('payments.employer'),
            value: <PersonCell person={employer} />,
          },
          {
            key: 'created',
            name: t('payments.created'),
            value: <DateText value={payment.createdAt} style="dateTime" />,
          },
          {
            key: 'paid',
            name: t('payment.paid'),
            value: payment.paidAt ? (
              <DateText value={payment.paidAt} style="dateTime" />
            ) : (
              t('payment.notPaid')
            ),
          },
          {
            key: 'provider',
            name: t('payment.provider'),
            value: payment.providerPaymentId ?? t('payment.noProvider'),
          },
          { key: 'id', name: t('payment.id'), value: payment.id },
        ]}
      />
      <h3>{t('payment.lines')}</h3>
      <FactList
        facts={[
          ...lines.map(({ kind, label, amount }, index) => ({
            key: `${index} ${label}`,
            name: t(`payment:line.${kind}`, { defaultValue: label }),
            value: <Amount value={amount} decimals="always" />,
          })),
          {
            name: <strong>{t('payment.total')}</strong>,
            key: 'total',
            value: <Amount value={payment.amount} decimals="always" />,
          },
        ]}
      />
      {refunds.length > 0 && (
        <>
          <h3>{t('payment.refunds')}</h3>
          <FactList
            facts={refunds.map((refund) => ({
              key: refund.id,
              name: (
                <>
                  <DateText value={refund.createdAt} style="dateTime" /> ·{' '}
                  {t(`payment.refund.${refund.status}`)}
                  {` · ${refund.reason ?? t(`payment.cause.${refund.cause}`)}`}
                </>
              ),
              value: <Amount value={refund.amount} decimals="always" />,
            }))}
          />
        </>
      )}
    </Stack>
  );
}
