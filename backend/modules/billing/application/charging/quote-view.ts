import type { ChargeKind as ChargeName } from '../../contract/charging/charge.ts';
import type { ChargeKind } from '../../domain/charging/charge-kind.ts';
import type { Quote } from '../../domain/charging/fee-calculator.ts';

/** The API's names for charges. */
export const CHARGE_NAMES = {
  bonus: 'referralBonus',
  background_check: 'backgroundCheck',
  drug_test: 'drugTest',
  i9_verification: 'i9Verification',
  platform_fee: 'platformFee',
  letter_fee: 'letterFee',
  job_post: 'jobPost',
  job_boost: 'jobBoost',
  subscription: 'subscription',
  returned_payment: 'returnedPayment',
} as const satisfies Readonly<Record<ChargeKind, ChargeName>>;

interface QuoteView {
  readonly lines: { readonly kind: ChargeName; readonly label: string; readonly amount: string }[];
  readonly total: string;
}

/** A quote as the API shows it, with dollars as text. */
export function quoteView({ lines, total }: Quote): QuoteView {
  return {
    lines: lines.map(({ kind, label, amount }) => ({
      kind: CHARGE_NAMES[kind],
      label,
      amount: amount.toDollars(),
    })),
    total: total.toDollars(),
  };
}
