import { DomainError } from '#kernel/domain-error.ts';
import { Money } from '#kernel/money.ts';
import { chargeTooLarge } from '#modules/billing/index.ts';
import type { PayType } from '#contract/billing/vocabulary/pay-types.ts';
import type { PayReader, ReadPay } from '../ports.ts';

export interface OfferedPay {
  readonly rate: Money;
  readonly type: PayType;
}

const BARE_NUMBER = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?$/;
/** "-25", "$-25", "1e9": what is left of the number without its sign or its power is another one. */
const MISREAD = /^[^\d]*[-−]\$?\d|\d[eE][+-]?\d/;
/** A hundred billion dollars. The charge for less is refused by what it comes to; more is no amount to reckon with. */
const LARGEST_CENTS = 100_000_000_000_00;
const SAYS_PERIOD = /[a-z]{3}|\/\s*[a-z]|\bhr\b|\byr\b/i;

/**
 * The pay of an offer (rules.md#offer-pay): a number means what the type says; words that name a period ("$60k a year") mean
 * that period, whatever the type. `path` is the field it was typed in. @throws DomainError `offers.pay_unreadable`, `billing.charge_too_large` (rule_broken).
 */
export function readOfferedPay(
  { text, path }: { readonly text: string; readonly path: string },
  type: PayType,
  read: PayReader,
): OfferedPay {
  const bare = BARE_NUMBER.exec(text.trim());
  const pay = bare ? numberPay(`${bare[1] ?? ''}${bare[2] ?? ''}`, type) : wordsPay(text, type, read);
  if (pay?.rate.isPositive()) return pay;
  throw new DomainError('offers.pay_unreadable', 'rule_broken', 'An offer needs a pay rate with an amount', {
    path,
  });
}

function numberPay(digits: string, type: PayType): OfferedPay {
  return { rate: rateOf(Math.round(Number(digits.replaceAll(',', '')) * 100)), type };
}

function wordsPay(text: string, type: PayType, read: PayReader): OfferedPay | null {
  if (MISREAD.test(text)) return null;
  if (SAYS_PERIOD.test(text)) {
    const pay = read(text);
    return pay && ofPeriod(pay);
  }
  // Without a period in the words, one is added so that the amount alone can be read.
  const pay = read(`${text} per hour`);
  return pay && { rate: rateOf(pay.amountCents), type };
}

function ofPeriod({ amountCents, period }: ReadPay): OfferedPay {
  const pays = {
    hour: { cents: amountCents, type: 'hourly' },
    day: { cents: amountCents, type: 'daily' },
    week: { cents: amountCents * 52, type: 'salary' },
    month: { cents: amountCents * 12, type: 'salary' },
    year: { cents: amountCents, type: 'salary' },
    project: { cents: amountCents, type: 'project' },
  } as const satisfies Record<ReadPay['period'], { cents: number; type: PayType }>;
  const { cents, type } = pays[period];
  return { rate: rateOf(cents), type };
}

function rateOf(cents: number): Money {
  if (cents > LARGEST_CENTS) throw chargeTooLarge();
  return Money.ofCents(cents);
}
