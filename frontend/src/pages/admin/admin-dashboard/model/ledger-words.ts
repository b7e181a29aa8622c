import { useTranslation } from 'react-i18next';

const MOVEMENTS = [
  'charge_succeeded',
  'add_on_delivered',
  'add_on_given_back',
  'job_post_given_back',
  'hire_committed',
  'hire_undone',
  'milestone_released',
  'milestones_voided',
  'refund_requested',
  'refund_settled',
  'reward_paid',
  'withdrawal_requested',
  'withdrawal_settled',
  'withdrawal_failed',
] as const;

const ACCOUNTS = [
  'provider_clearing',
  'reward_expense',
  'revenue',
  'employer_held',
  'refunds_pending',
  'referrer_committed',
  'referrer_available',
  'payouts_pending',
] as const;

const SOURCES = ['letter_fee', 'platform_fee', 'add_on', 'job_post'] as const;

interface LedgerWords {
  movement(kind: string): string;
  account(account: string, owner: string | null): string;
}

/** The ledger in words; what it has learnt since stands as it is written there. */
export function useLedgerWords(): LedgerWords {
  const { t } = useTranslation('admin');
  return {
    movement: (kind) => {
      const known = MOVEMENTS.find((one) => one === kind);
      return known ? t(`ledger.movement.${known}`) : kind;
    },
    account: (account, owner) => {
      const known = ACCOUNTS.find((one) => one === account);
      const source = SOURCES.find((one) => one === owner);
      const name = known ? t(`ledger.account.${known}`) : account;
      const whose = source ? t(`ledger.source.${source}`) : owner;
      return whose === null ? name : `${name} · ${whose}`;
    },
  };
}
