import type { PayoutAccount } from '#contract/billing/payouts/payout-account.ts';

export type Hindrance = 'onItsWay' | 'tooLittle' | 'noTaxForm' | 'noBank';

/** The first step required before a withdrawal; null if none is (rules.md#withdrawals). */
export function hindranceOf(account: PayoutAccount): Hindrance | null {
  const { status, taxForm, availableBalance, minimumWithdrawal, inTransit } = account;
  if (Number(inTransit) > 0) return 'onItsWay';
  if (Number(availableBalance) < Number(minimumWithdrawal)) return 'tooLittle';
  if (taxForm === 'required') return 'noTaxForm';
  return status === 'active' ? null : 'noBank';
}
