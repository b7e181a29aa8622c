import { useTranslation } from 'react-i18next';
import { LEDGER_TRANSACTION_KINDS, REVENUE_SOURCES } from '#contract/billing/vocabulary/ledger/ledger.ts';

const ACCOUNTS = [
  'provider_clearing',
  'reward_expense',
  'refund_expense',
  'revenue',
  'employer_held',
  'refunds_pending',
  'referrer_committed',
  'referrer_available',
  'payouts_pending',
  'provider_fees',
  'disputes',
  'dispute_loss',
  'in_transit',
  'tax_payable',
  'tax_expense',
  'company_bank',
] as const;

interface LedgerLabels {
  movement(kind: string): string;
  account(account: string, owner: string | null): string;
}

/** Labels for the ledger; a newer code without a label appears unchanged. */
export function useLedgerLabels(): LedgerLabels {
  const { t } = useTranslation('admin');
  return {
    movement: (kind) => {
      const known = LEDGER_TRANSACTION_KINDS.find((one) => one === kind);
      return known ? t(`ledger.movement.${known}`) : kind;
    },
    account: (account, owner) => {
      const known = ACCOUNTS.find((one) => one === account);
      const source = REVENUE_SOURCES.find((one) => one === owner);
      const name = known ? t(`ledger.account.${known}`) : account;
      const whose = source ? t(`ledger.source.${source}`) : owner;
      return whose === null ? name : `${name} · ${whose}`;
    },
  };
}
