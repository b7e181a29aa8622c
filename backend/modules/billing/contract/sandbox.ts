import { z } from 'zod';
import { numberInput } from '#contract/http/numbers.ts';
import { text } from '#contract/http/primitives.ts';

export const CARD_DECLINED = 'Your card was declined.';
const CARD_NUMBER_INVALID = 'Please enter a valid card number';
export const CARD_EXPIRY_INVALID = 'Please enter a valid expiry date';
export const CARD_CVC_INVALID = 'Please enter a valid security code';

/** Stripe's test cards, which the sandbox understands (rules.md#test-cards). */
export const SANDBOX_CARDS = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  authenticates: '4000002500003155',
  /** Saved like a good one, and declined whenever it is charged. */
  failsWhenCharged: '4000000000000341',
  /** Paid with it, a refund succeeds at first and is sent back by the bank later. */
  refundFails: '4000000000005126',
  /** Pays, and its owner asks the bank for the money back right after. */
  disputes: '4000000000000259',
} as const;

/** Also the fields of the card dialog; spaces and dashes in the number are dropped, `27` is 2027. */
export const cardSchema = z.object({
  cardNumber: z
    .string({ error: CARD_NUMBER_INVALID })
    .max(40, CARD_NUMBER_INVALID)
    .transform((number) => number.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, CARD_NUMBER_INVALID)),
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

/** The path takes the id of a payment intent or of a setup intent. */
export const confirmSandboxPaymentRequestSchema = cardSchema.extend({
  clientSecret: text({ min: 1, max: 300 }),
  /** True once the person has passed the extra confirmation. */
  authenticate: z
    .boolean()
    .nullish()
    .transform((done) => done ?? false),
});
export type ConfirmSandboxPaymentInput = z.input<typeof confirmSandboxPaymentRequestSchema>;

const CONFIRMATION_STATUSES = ['succeeded', 'requires_action', 'processing'] as const;
export const sandboxConfirmationSchema = z.object({ status: z.enum(CONFIRMATION_STATUSES) });
export type SandboxConfirmation = z.infer<typeof sandboxConfirmationSchema>;
