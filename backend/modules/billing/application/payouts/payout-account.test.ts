import { expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import {
  PAYOUT_ACCOUNT_STATUSES,
  type PayoutAccountStatus,
} from '../../contract/vocabulary/payouts/payouts.ts';
import { PayoutAccounts } from './payout-account.ts';

const USER = asId<'user'>('someone');

function accountsAt(status: PayoutAccountStatus): PayoutAccounts {
  const recipient = status === 'none' ? null : { accountId: 'acct', status, requirements: [], bank: null };
  const needs = {
    unitOfWork: noTransaction,
    provider: {
      name: 'sandbox',
      accountPage: async () => 'page',
      onboardingPage: async () => 'page',
      ensureRecipient: async () => ({ id: 'acct' }),
    },
    recipients: { find: async () => recipient, keep: async () => undefined },
    reader: {
      balance: async () => ({ available: '0.00', coming: '0.00', inTransit: '0.00' }),
      withdrawals: async () => [],
    },
    payers: { payer: async () => ({ email: 'bo@example.com', name: 'Bo Li' }) },
    taxes: { of: async () => ({ status: 'not_needed' }) },
    clock: { now: () => TEST_NOW },
  };
  return new PayoutAccounts(needs as unknown as ConstructorParameters<typeof PayoutAccounts>[0]);
}

it.each(PAYOUT_ACCOUNT_STATUSES)(
  'an account that is %s is set up exactly if its actions say so, and one in verification is continued',
  async (status) => {
    const accounts = accountsAt(status);
    const isOpened = await accounts.onboard(USER, { done: 'done', again: 'again' }).then(
      () => true,
      (problem: unknown) => {
        if (problem instanceof DomainError) return false;
        throw problem;
      },
    );
    const { actions } = await accounts.show(USER);
    expect([isOpened, actions]).toEqual(
      status === 'verifying' ? [true, []] : [status !== 'closed', isOpened ? ['set_up'] : []],
    );
  },
);
