import { DomainError } from '#kernel/domain-error.ts';
import { Money } from '#kernel/money.ts';
import type { BackgroundPackage } from '../../contract/vocabulary/charging/background-packages.ts';
import type { PayType } from '../../contract/vocabulary/charging/pay-types.ts';
import { ADD_ON_KINDS, type AddOnKind, type ChargeKind, type ObligationKind } from './charge-kind.ts';

/** The pay per hour, year, day, or project, according to the type. */
export interface OfferedPay {
  readonly rate: Money;
  readonly type: PayType;
}

export interface QuoteLine {
  readonly kind: ChargeKind;
  readonly label: string;
  readonly amount: Money;
}

/** `total` is always the sum of the lines. */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly total: Money;
}

export interface HireCharges {
  readonly bonus: Money;
  readonly addOns: readonly AddOnKind[];
  /** Charged for this referral and not refunded (rules.md#charged-once). */
  readonly covered: readonly ObligationKind[];
}

const PLATFORM_FEE_PERCENT = 10;
const HOURS_A_MONTH = 160;
const DAYS_A_MONTH = 22;
const LETTER_FEE = Money.ofCents(25_00);

const ADD_ON_PRICES: Readonly<Record<AddOnKind, Money>> = {
  background_check: Money.ofCents(50_00),
  drug_test: Money.ofCents(50_00),
  i9_verification: Money.ofCents(75_00),
};

const BACKGROUND_PRICES: Readonly<Record<BackgroundPackage, Money>> = {
  basic: Money.ofCents(30_00),
  standard: ADD_ON_PRICES.background_check,
  comprehensive: Money.ofCents(80_00),
};

const LABELS: Readonly<Record<ObligationKind, string>> = {
  bonus: 'Referral bonus',
  background_check: 'Background check',
  drug_test: 'Drug test',
  i9_verification: 'I-9 verification',
  letter_fee: 'Offer letter and digital signing',
  platform_fee: 'Platform fee (10% of the estimated first-month pay)',
};

/** The limit of one card payment: eight digits of cents. */
const LARGEST_CHARGE = Money.ofCents(999_999_99);
/** The minimum of a card payment. */
const SMALLEST_CHARGE = Money.ofCents(50);

export function chargeTooLarge(): DomainError {
  return new DomainError(
    'billing.charge_too_large',
    'rule_broken',
    "That's more than the $999,999.99 one card payment can carry. Please check the pay rate and pay type.",
  );
}

const PAY_TOO_SMALL =
  'That would cost less than $0.50, the least a card payment can carry. Please change the pay a little more.';
const BONUS_TOO_SMALL =
  'That would cost less than $0.50, the least a card payment can carry. Make the bonus at least $1, or 0 for none.';

/** Whether it is positive, but too small for a card payment. */
export function isTooSmall({ total }: Pick<Quote, 'total'>): boolean {
  return total.isPositive() && total.isLessThan(SMALLEST_CHARGE);
}

/** Returns a quote that is empty or large enough for a card payment (rules.md#smallest-charge). */
function carried(quote: Quote, message: string): Quote {
  if (!isTooSmall(quote)) return quote;
  throw new DomainError('billing.charge_too_small', 'rule_broken', message);
}

/** The paid parts of a letter when its terms change. */
interface PaidLetter {
  readonly letterFee: boolean;
  /** The total of all held platform fees. */
  readonly platformFee: Money;
}

/** A signed letter, and the paid part of its platform fee at the hire. */
interface SignedPay {
  readonly pay: OfferedPay;
  readonly paidPlatformFee: Money;
}

/** The package's name follows. */
export const JOB_POST_LABEL = 'Job post: ';
export const BOOST_LABEL = 'Boost: ';

/** The employer's prices of an offer and a hire (rules.md#fees). */
export const FeeCalculator = {
  /** Hourly × 160, salary ÷ 12, daily × 22, a project as given; half a cent rounded up. */
  estimatedFirstMonthPay({ rate, type }: OfferedPay): Money {
    const cents = {
      hourly: rate.cents * HOURS_A_MONTH,
      salary: Math.round(rate.cents / 12),
      daily: rate.cents * DAYS_A_MONTH,
      project: rate.cents,
    };
    return Money.ofCents(cents[type]);
  },

  platformFee(pay: OfferedPay): Money {
    return this.estimatedFirstMonthPay(pay).percent(PLATFORM_FEE_PERCENT);
  },

  unpaidPlatformFee(pay: OfferedPay, paid: Money): Money {
    const due = this.platformFee(pay);
    return paid.isLessThan(due) ? due.minus(paid) : Money.zero;
  },

  addOnPrice(kind: AddOnKind): Money {
    return ADD_ON_PRICES[kind];
  },

  /**
   * Bonus, add-ons, the letter fee, and 10 % of the first month, less covered items; each letter costs its
   * fee, unless it inherits that of an unopened one (rules.md#kept-letter-fee).
   * @throws DomainError `billing.charge_too_large`, `billing.charge_too_small` (rule_broken)
   */
  offerQuote(charges: HireCharges & { readonly pay: OfferedPay; readonly isFeeKept?: boolean }): Quote {
    const platformFee = line('platform_fee', this.platformFee(charges.pay));
    const quote = quoteOf([
      ...notCovered(hireLines(charges), charges.covered),
      ...(charges.isFeeKept ? [] : [line('letter_fee', LETTER_FEE)]),
      ...notCovered([platformFee], charges.covered),
    ]);
    if (LARGEST_CHARGE.isLessThan(quote.total)) throw chargeTooLarge();
    return carried(quote, PAY_TOO_SMALL);
  },

  /**
   * The price that new terms of a letter add to its paid parts (rules.md#amended-offers).
   * @throws DomainError `billing.charge_too_large`, `billing.charge_too_small` (rule_broken)
   */
  revisionQuote(charges: HireCharges & { readonly pay: OfferedPay; readonly paid: PaidLetter }): Quote {
    const { paid, covered } = charges;
    const rise = this.unpaidPlatformFee(charges.pay, paid.platformFee);
    const quote = quoteOf([
      ...notCovered(hireLines(charges), covered),
      ...(paid.letterFee ? [] : [line('letter_fee', LETTER_FEE)]),
      line('platform_fee', rise),
    ]);
    if (LARGEST_CHARGE.isLessThan(quote.total)) throw chargeTooLarge();
    return carried(quote, PAY_TOO_SMALL);
  },

  /**
   * Bonus and add-ons, less covered items: hiring charges only what is new, and the unpaid platform fee of
   * the `signed` letter (rules.md#hire-from-signed). A remainder of that too small for a card does not block
   * the hire.
   * @throws DomainError `billing.charge_too_small` (rule_broken)
   */
  hireQuote(charges: HireCharges & { readonly signed?: SignedPay }): Quote {
    const { signed, covered } = charges;
    const lines = notCovered(hireLines(charges), covered);
    const unpaid = signed ? this.unpaidPlatformFee(signed.pay, signed.paidPlatformFee) : Money.zero;
    const fee = line('platform_fee', unpaid);
    const whole = quoteOf([...lines, fee]);
    return carried(isTooSmall(whole) && fee.amount.isPositive() ? quoteOf(lines) : whole, BONUS_TOO_SMALL);
  },

  /** Only the bonus, for a hire that did not fund it; empty if it is covered. @throws as `hireQuote` */
  bonusQuote(bonus: Money, covered: readonly ObligationKind[]): Quote {
    return carried(quoteOf(notCovered([line('bonus', bonus)], covered)), BONUS_TOO_SMALL);
  },

  /** A check requested outside an offer, at its package's price (rules.md#check-packages). */
  backgroundCheckQuote(pack: BackgroundPackage, covered: readonly ObligationKind[]): Quote {
    return quoteOf(notCovered([line('background_check', BACKGROUND_PRICES[pack])], covered));
  },

  drugTestQuote(): Quote {
    return quoteOf([line('drug_test', ADD_ON_PRICES.drug_test)]);
  },

  /** The package with this price; null if there is none. */
  backgroundPackageFor(price: Money): BackgroundPackage | null {
    const packages: readonly BackgroundPackage[] = ['basic', 'standard', 'comprehensive'];
    return packages.find((pack) => BACKGROUND_PRICES[pack].cents === price.cents) ?? null;
  },

  /** Checks that the quotes fit one payment. @throws DomainError `billing.charge_too_large` (rule_broken) */
  assertOnePayment(quotes: readonly Quote[]): void {
    if (LARGEST_CHARGE.isLessThan(Money.sum(quotes.map(({ total }) => total)))) throw chargeTooLarge();
  },

  boostQuote(packageName: string, price: Money): Quote {
    return quoteOf([{ kind: 'job_boost', label: BOOST_LABEL + packageName, amount: price }]);
  },

  jobPostQuote(packageName: string, price: Money): Quote {
    return quoteOf([{ kind: 'job_post', label: JOB_POST_LABEL + packageName, amount: price }]);
  },
} as const;

function hireLines({ bonus, addOns }: HireCharges): (QuoteLine & { kind: ObligationKind })[] {
  const chosen = ADD_ON_KINDS.filter((kind) => addOns.includes(kind));
  return [line('bonus', bonus), ...chosen.map((kind) => line(kind, ADD_ON_PRICES[kind]))];
}

function notCovered<Line extends { kind: ObligationKind }>(
  lines: readonly Line[],
  covered: readonly ObligationKind[],
): Line[] {
  return lines.filter(({ kind }) => !covered.includes(kind));
}

function line(kind: ObligationKind, amount: Money): QuoteLine & { kind: ObligationKind } {
  return { kind, label: LABELS[kind], amount };
}

function quoteOf(lines: readonly QuoteLine[]): Quote {
  const charged = lines.filter(({ amount }) => amount.isPositive());
  return { lines: charged, total: Money.sum(charged.map(({ amount }) => amount)) };
}
