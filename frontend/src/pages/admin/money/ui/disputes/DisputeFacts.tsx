import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/billing/disputes/dispute.ts';
import { FactList } from '#entities/admin/index.ts';
import { Amount, DateText } from '#shared/ui/index.ts';

const KNOWN_REASONS = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'unrecognized',
  'credit_not_processed',
  'subscription_canceled',
  'general',
  'insufficient_funds',
  'debit_not_authorized',
  'incorrect_account_details',
  'bank_cannot_process',
] as const;

/** The affected amounts, and the bank's deadline. */
export function DisputeFacts({ dispute }: { readonly dispute: AdminDispute }) {
  const { t } = useTranslation('admin-money');
  const { reason, state, evidenceDueAt, evidenceSentAt, frozen, loss, owed, forgivenAt, openedAt, closedAt } =
    dispute;
  const known = KNOWN_REASONS.find((one) => one === reason);
  const day = (value: string): ReactNode => <DateText value={value} style="dateTime" />;
  const money = (value: string): ReactNode => <Amount value={value} decimals="always" />;
  const due = evidenceDueAt === null ? t('none') : day(evidenceDueAt);
  const unsent = state === 'open' ? t('disputes.notSent') : null;
  const facts: readonly (readonly [key: string, name: string, value: ReactNode])[] = [
    ['reason', t('disputes.reason'), known ? t(`disputes.reasons.${known}`) : reason],
    ['due', t('disputes.due'), state === 'open' ? due : null],
    ['sent', t('disputes.evidenceSent'), evidenceSentAt === null ? unsent : day(evidenceSentAt)],
    ['frozen', t('disputes.frozen'), money(frozen)],
    ['loss', t('disputes.loss'), money(loss)],
    ['owed', t('disputes.owed'), owed === null ? null : money(owed)],
    ['forgiven', t('disputes.forgiven'), forgivenAt === null ? null : day(forgivenAt)],
    ['opened', t('disputes.opened'), day(openedAt)],
    ['closed', t('disputes.closed'), closedAt === null ? null : day(closedAt)],
  ];
  const said = facts.filter(([, , value]) => value !== null);
  return <FactList facts={said.map(([key, name, value]) => ({ key, name, value }))} />;
}
