import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import type { PaymentRecord } from '#entities/payment/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Amount, DateText, type Column } from '#shared/ui/index.ts';
import type { ChargeRow } from '../../model/charge-row.ts';
import type { PayAgain } from '../../model/use-pay-again.ts';
import { PayAgainButton } from '../PayAgainButton.tsx';
import { ChargedFor } from './ChargedFor.tsx';

export function useChargeColumns(payAgain: PayAgain): readonly Column<ChargeRow>[] {
  const { t } = useTranslation('invoices');
  return [
    { key: 'what', header: t('column.what'), main: true, cell: (row) => <ChargedFor row={row} /> },
    {
      key: 'date',
      header: t('column.date'),
      cell: ({ invoice, payment }) => <DateText value={invoice?.occurredAt ?? payment?.createdAt ?? ''} />,
    },
    { key: 'total', header: t('column.total'), align: 'end', cell: (row) => <Total row={row} /> },
    {
      key: 'pdf',
      header: t('column.pdf'),
      cell: ({ invoice, payment }) =>
        invoice ? <Papers invoice={invoice} /> : <OpenPapers payment={payment} payAgain={payAgain} />,
    },
  ];
}

interface RowProps {
  readonly row: ChargeRow;
}

/** A credit note is money for the employer, so it has a minus sign. */
function Total({ row: { invoice, payment } }: RowProps) {
  const { t, i18n } = useTranslation('invoices');
  if (payment) return <Amount value={payment.amount} />;
  const { kind, total, tax } = invoice;
  return (
    <Rows $end>
      <Amount value={kind === 'invoice' ? total : `-${total}`} />
      {tax !== '0.00' && <small>{t('taxIn', { amount: formatAmount(tax, i18n.language) })}</small>}
    </Rows>
  );
}

/** The invoice or credit note, the invoice it corrects, and the receipt. */
function Papers({ invoice }: { readonly invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const { id, number, kind, corrects, poNumber, paymentId } = invoice;
  return (
    <Rows>
      <Paper
        href={`/api/billing/invoices/${id}/pdf`}
        target="_blank"
        rel="noopener"
        aria-label={t('pdfOf', { number })}
      >
        {number}
      </Paper>
      {corrects !== null && <small>{t('corrects', { number: corrects })}</small>}
      {poNumber !== '' && <small>{t('poOf', { number: poNumber })}</small>}
      {kind === 'invoice' && paymentId !== null && <ReceiptLink id={paymentId} number={number} />}
    </Rows>
  );
}

interface OpenPapersProps {
  readonly payment: PaymentRecord;
  readonly payAgain: PayAgain;
}

/** Until an invoice exists: the receipt if the payment succeeded, otherwise the button to pay. */
function OpenPapers({ payment, payAgain }: OpenPapersProps) {
  const { status, id, description } = payment;
  if (status === 'succeeded') return <ReceiptLink id={id} number={description} />;
  return <PayAgainButton payment={payment} payAgain={payAgain} />;
}

function ReceiptLink({ id, number }: { readonly id: string; readonly number: string }) {
  const { t } = useTranslation('invoices');
  return (
    <Paper
      href={`/api/billing/payments/${id}/receipt`}
      target="_blank"
      rel="noopener"
      aria-label={t('receiptOf', { number })}
    >
      {t('receipt')}
    </Paper>
  );
}

/** Makes each of two stacked links tall enough to tap. */
const Paper = styled.a`
  display: inline-block;
  min-height: 24px;
`;

const Rows = styled.span<{ readonly $end?: boolean }>`
  display: grid;
  gap: var(--space-1);
  justify-items: ${({ $end = false }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  ${onPhone} {
    justify-items: end;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
