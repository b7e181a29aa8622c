import { z } from 'zod';
import { numberInput } from '#contract/http/numbers.ts';
import { text } from '#contract/http/primitives.ts';

export const CARD_DECLINED = 'Your card was declined.';
const CARD_NUMBER_INVALID = 'Please enter a valid card number';
export const CARD_EXPIRY_INVALID = 'Please enter a valid expiration date';
export const CARD_CVC_INVALID = 'Please enter a valid security code';

/** Stripe's test cards, which the sandbox understands (rules.md#test-cards). */
export const SANDBOX_CARDS = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  /** Like the first, but available in the balance immediately. */
  succeedsAtOnce: '4000000000000077',
  authenticates: '4000002500003155',
  /** Requires its owner's confirmation each time, saved or not. */
  authenticatesAlways: '4000002760003184',
  /** Saves normally, and is declined whenever it is charged. */
  failsWhenCharged: '4000000000000341',
  /** A refund to it succeeds at first and is returned by the bank later. */
  refundFails: '4000000000005126',
  /** Pays, and its owner disputes the charge right after. */
  disputes: '4000000000000259',
} as const;

/** Stripe's test account, and the numbers in it which the sandbox understands (rules.md#bank-debits). */
export const SANDBOX_BANK = {
  routingNumber: '110000000',
  pays: '000123456789',
  /** The account does not exist, as its bank reports after days. */
  fails: '000111111116',
  /** Pays, and its bank takes the money back days later. */
  returns: '000555555559',
  /** Pays like the first; saved, it is verified a day later. */
  verifiesLater: '000000000009',
} as const;
export const BANK_UNKNOWN = "We couldn't find this bank account. Please check both numbers.";
const ROUTING_INVALID = 'Please enter the 9 digits of the routing number';
const ACCOUNT_INVALID = 'Please enter 4 to 17 digits';

const digits = (pattern: RegExp, message: string) =>
  z
    .string({ error: message })
    .max(40, message)
    .transform((number) => number.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(pattern, message));

/** Also the fields of the pay dialog. */
export const bankAccountSchema = z.object({
  routingNumber: digits(/^\d{9}$/, ROUTING_INVALID),
  accountNumber: digits(/^\d{4,17}$/, ACCOUNT_INVALID),
});

/** Also the fields of the card dialog; spaces and dashes in the number are dropped, `27` is 2027. */
export const cardSchema = z.object({
  cardNumber: digits(/^\d{12,19}$/, CARD_NUMBER_INVALID),
  expMonth: numberInput({ min: 1, max: 12, integer: true, message: CARD_EXPIRY_INVALID }),
  expYear: numberInput({ min: 0, max: 2100, integer: true, message: CARD_EXPIRY_INVALID })
    .transform((year) => (year < 100 ? 2000 + year : year))
    .refine((year) => year >= 2000, CARD_EXPIRY_INVALID),
  cvc: z
    .union([z.string(), z.number()], { error: CARD_CVC_INVALID })
    .transform(String)
    .pipe(z.string().regex(/^\d{3,4}$/, CARD_CVC_INVALID)),
});
export type CardInput = z.input<typeof cardSchema>;

const yes = z
  .boolean()
  .nullish()
  .transform((given) => given ?? false);
const clientSecret = text({ min: 1, max: 300 });

/** The path takes the ID of a payment intent or of a setup intent. */
export const confirmSandboxPaymentRequestSchema = cardSchema.extend({
  clientSecret,
  /** True once the person has passed the extra confirmation. */
  authenticate: yes,
  /** Whether to save the card for later charges (rules.md#saved-card). */
  saveCard: yes,
});
export type ConfirmSandboxPaymentInput = z.input<typeof confirmSandboxPaymentRequestSchema>;

export const debitSandboxPaymentRequestSchema = bankAccountSchema.extend({ clientSecret });
export type DebitSandboxPaymentInput = z.input<typeof debitSandboxPaymentRequestSchema>;

export const confirmSavedSandboxRequestSchema = z.object({ clientSecret });

/**
 * The saved card whose bank requires its owner's confirmation; null if there is none
 * (rules.md#card-confirmation).
 */
export const sandboxPaymentSchema = z.object({ savedCard: z.object({ last4: z.string() }).nullable() });
export type SandboxPaymentState = z.infer<typeof sandboxPaymentSchema>;

const CONFIRMATION_STATUSES = ['succeeded', 'requires_action', 'processing'] as const;
export const sandboxConfirmationSchema = z.object({ status: z.enum(CONFIRMATION_STATUSES) });
export type SandboxConfirmation = z.infer<typeof sandboxConfirmationSchema>;
