import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import { PLAN_NAMES } from '#contract/billing/vocabulary/plans.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Amount, Badge, DateText, type Column } from '#shared/ui/index.ts';

const TONES = { invoice: 'neutral', credit_note: 'success' } as const;

export function useInvoiceColumns(): readonly Column<InvoiceRecord>[] {
  const { t } = useTranslation('invoices');
  return [
    {
      key: 'what',
      header: t('column.what'),
      main: true,
      cell: (invoice) => <What invoice={invoice} />,
    },
    { key: 'kind', header: t('column.number'), cell: (invoice) => <Numbered invoice={invoice} /> },
    { key: 'date', header: t('column.date'), cell: ({ occurredAt }) => <DateText value={occurredAt} /> },
    { key: 'po', header: t('column.po'), cell: ({ poNumber }) => poNumber || '–' },
    { key: 'total', header: t('column.total'), align: 'end', cell: (invoice) => <Total invoice={invoice} /> },
    {
      key: 'pdf',
      header: t('column.pdf'),
      cell: ({ id, number }) => (
        <a
          href={`/api/billing/invoices/${id}/pdf`}
          target="_blank"
          rel="noopener"
          aria-label={t('pdfOf', { number })}
        >
          PDF
        </a>
      ),
    },
  ];
}

interface InvoiceProps {
  readonly invoice: InvoiceRecord;
}

function What({ invoice }: InvoiceProps) {
  const { t } = useTranslation(['invoices', 'payment']);
  const words = ({ kind, plan }: InvoiceRecord['lines'][number]): string => {
    if (kind === 'plan') return t('line.plan', { plan: plan ? PLAN_NAMES[plan] : '' });
    if (kind === 'refund' || kind === 'dispute' || kind === 'dispute_won') return t(`line.${kind}`);
    return t(`payment:line.${kind}`);
  };
  return invoice.lines
    .map((line) => (line.count > 1 ? t('times', { what: words(line), count: line.count }) : words(line)))
    .join(', ');
}

function Numbered({ invoice: { number, kind, corrects } }: InvoiceProps) {
  const { t } = useTranslation('invoices');
  return (
    <Rows>
      <span>{number}</span>
      <Badge $tone={TONES[kind]}>{t(`kind.${kind}`)}</Badge>
      {corrects !== null && <small>{t('corrects', { number: corrects })}</small>}
    </Rows>
  );
}

/** A credit note is money for the employer: it has its sign. */
function Total({ invoice: { kind, total, tax } }: InvoiceProps) {
  const { t, i18n } = useTranslation('invoices');
  return (
    <Rows $end>
      <Amount value={kind === 'invoice' ? total : `-${total}`} />
      {tax !== '0.00' && <small>{t('taxIn', { amount: formatAmount(tax, i18n.language) })}</small>}
    </Rows>
  );
}

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
