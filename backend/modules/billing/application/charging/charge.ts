import type { OfferLetterId, PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { isOwedByNone, type ObligationKind, type PaymentPurpose } from '../../domain/charging/charge-kind.ts';
import type { Quote, QuoteLine } from '../../domain/charging/fee-calculator.ts';
import { Obligation } from '../../domain/charging/obligation.ts';
import type { PaymentRequest } from '../../domain/charging/payment-line.ts';
import type { ReferralMoney } from '../billing.ts';

export interface Charge {
  readonly purpose: PaymentPurpose;
  readonly referral: ReferralMoney;
  readonly offerLetterId: OfferLetterId | null;
  readonly quote: Quote;
  readonly existing: readonly Obligation[];
  /** The number of the platform fee's part that the quote adds, if a part is already paid. */
  readonly platformPart?: number;
}

export type Wanted = QuoteLine & { readonly kind: ObligationKind; readonly key: string };

/** One letter's share of a payment, and the existing debts of its referral. */
export interface Share {
  readonly charge: Charge;
  readonly wanted: readonly Wanted[];
  readonly due: readonly Obligation[];
}

export function shareOf(charge: Charge): Share {
  const due = charge.existing.filter(({ state }) => state === 'due');
  return { charge, wanted: wantedOf(charge), due };
}

export function requestFor(shares: readonly Share[]): PaymentRequest {
  const [first, ...others] = shares.map(({ charge }) => charge);
  if (!first) throw new TypeError('A payment is for something');
  const { purpose, offerLetterId, referral, quote } = first;
  const { employerId, referralId, jobId } = referral;
  if (others.length === 0) {
    return { employerId, purpose, referralId, offerLetterId, jobId, lines: quote.lines };
  }
  const lines = [first, ...others].flatMap((charge) => linesOf(charge));
  const isOneJob = others.every(({ referral: other }) => other.jobId === jobId);
  return {
    employerId,
    purpose,
    referralId: null,
    offerLetterId: null,
    jobId: isOneJob ? jobId : null,
    lines,
  };
}

function linesOf({ offerLetterId, referral: { referralId }, quote }: Charge): PaymentRequest['lines'] {
  if (offerLetterId === null) throw new TypeError('Letters alone are paid together');
  return quote.lines.map((line) => ({ ...line, of: { referralId, offerLetterId } }));
}

/** Zero for a quick apply without a referrer. */
export function bonusOf(referral: ReferralMoney): Money {
  return referral.referrerId === null ? Money.zero : referral.bonus;
}

export function funded(existing: readonly Obligation[]): ObligationKind[] {
  return existing.filter(({ isFunded }) => isFunded).map(({ kind }) => kind);
}

export function wantedOf(charge: Charge): Wanted[] {
  const { quote, referral, offerLetterId } = charge;
  return quote.lines.flatMap((line) => {
    const { kind } = line;
    if (isOwedByNone(kind)) return [];
    const { referralId } = referral;
    return [
      {
        ...line,
        kind,
        key: Obligation.keyOf({ kind, offerLetterId, referralId, part: partOf(kind, charge) }),
      },
    ];
  });
}

function partOf(kind: ObligationKind, { platformPart = 0 }: Charge): number {
  return kind === 'platform_fee' ? platformPart : 0;
}

export function isSame(line: Wanted, owed: Obligation): boolean {
  return line.key === owed.liveKey && line.amount.cents === owed.amountCents;
}

/** The open payment for exactly these lines, if it exists. */
export function samePayment(wanted: readonly Wanted[], due: readonly Obligation[]): PaymentId | null {
  const first = due.find((owed) => wanted.some((line) => isSame(line, owed)));
  if (!first) return null;
  const asked = due.filter(({ paymentId }) => paymentId === first.paymentId);
  const same =
    asked.length === wanted.length && asked.every((owed) => wanted.some((line) => isSame(line, owed)));
  return same ? first.paymentId : null;
}

export function owe(charge: Charge, { kind, amount }: Wanted, at: Date): Obligation {
  const { referral, offerLetterId } = charge;
  const { referralId, jobId, employerId, referrerId } = referral;
  return Obligation.owe(
    {
      referralId,
      jobId,
      employerId,
      referrerId,
      offerLetterId,
      kind,
      amount,
      part: partOf(kind, charge),
    },
    at,
  );
}
