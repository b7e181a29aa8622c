import type Stripe from 'stripe';
import type {
  ProviderPayout,
  ProviderRecipient,
} from '#modules/billing/application/payouts/payout-provider.ts';
import type { PayoutRequirement, WithdrawalFailure } from '#contract/billing/vocabulary/payouts/payouts.ts';

/** Patterns in the descriptions of Stripe's requirements, the first match wins. */
const ASKED_FOR: readonly (readonly [RegExp, PayoutRequirement])[] = [
  [/external_account|outbound_destination|bank_account|payout_method/, 'bank_account'],
  [/documents?\b|verification/, 'identity_document'],
  [/id_number|ssn|tax_id|itin/, 'tax_number'],
  [/date_of_birth|\bdob\b/, 'date_of_birth'],
  [/address/, 'address'],
  [/phone/, 'phone'],
  [/email/, 'email'],
  [/terms_of_service|tos_acceptance|attestations/, 'terms'],
  [/name/, 'legal_name'],
];
const FAILURES: Readonly<Record<string, WithdrawalFailure>> = {
  account_closed: 'account_closed',
  account_frozen: 'account_closed',
  bank_account_unusable: 'account_closed',
  no_account: 'no_account',
  invalid_account_number: 'no_account',
  incorrect_account_holder_name: 'no_account',
  declined: 'refused_by_bank',
  could_not_process: 'refused_by_bank',
  debit_not_authorized: 'refused_by_bank',
  bank_account_restricted: 'refused_by_bank',
};

/** @param banks as Stripe lists them; null if none can exist yet */
export function recipientView(
  account: Stripe.V2.Core.Account,
  banks: readonly (Stripe.BankAccount | Stripe.Card)[] | null,
): ProviderRecipient {
  const asked = (account.requirements?.entries ?? []).filter(
    ({ minimum_deadline: { status } }) => status !== 'eventually_due',
  );
  const ofPerson = asked.filter(({ awaiting_action_from: who }) => who === 'user');
  const bank = banks?.find((one) => one.object === 'bank_account');
  return {
    id: account.id,
    status: statusOf(account, ofPerson.length > 0),
    requirements: [...new Set(ofPerson.map(({ description }) => requirementOf(description)))],
    bank: bank ? { name: bank.bank_name ?? null, last4: bank.last4 } : null,
  };
}

/** Only transfers must be active: a payout to the bank reports its own failure. */
function statusOf(account: Stripe.V2.Core.Account, waitsForPerson: boolean): ProviderRecipient['status'] {
  if (account.closed) return 'closed';
  const transfers = account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
  if (transfers === 'active') return 'active';
  return waitsForPerson ? 'incomplete' : 'verifying';
}

function requirementOf(description: string): PayoutRequirement {
  return ASKED_FOR.find(([words]) => words.test(description))?.[1] ?? 'other';
}

export function payoutView({ id, status, failure_code: code }: Stripe.Payout): ProviderPayout {
  if (status === 'failed' || status === 'canceled') {
    return { id, status: 'failed', failure: FAILURES[code ?? ''] ?? 'other' };
  }
  return { id, status: status === 'paid' ? 'paid' : 'pending', failure: null };
}
