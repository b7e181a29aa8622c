import type { PayoutAccountAction, PayoutAccountStatus } from '../../contract/vocabulary/payouts/payouts.ts';

/** A closed account stays closed; every other one has a page at the provider. */
export function isClosedAccount(status: PayoutAccountStatus): boolean {
  return status === 'closed';
}

/**
 * The person's actions on their account. While the provider verifies it, nothing is left to enter; a person who
 * returns from its page by its own link is still sent back there.
 */
export function accountActions(status: PayoutAccountStatus): PayoutAccountAction[] {
  return isClosedAccount(status) || status === 'verifying' ? [] : ['set_up'];
}
