import { z } from 'zod';

const ROUTING_INVALID = 'Please enter the nine digits of the routing number';
const ACCOUNT_INVALID = 'Please enter a valid account number';

/** Stripe's test bank accounts, which the sandbox understands (rules.md#test-banks). */
export const SANDBOX_BANKS = {
  pays: '000123456789',
  refused_by_bank: '000111111116',
  account_closed: '000111111113',
  no_account: '000222222227',
} as const;
export const SANDBOX_ROUTING = '110000000';

const digits = (pattern: RegExp, message: string) =>
  z
    .string({ error: message })
    .max(40, message)
    .transform((number) => number.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(pattern, message));

/** The details that the embedded provider requires, in place of the real provider's pages. */
export const sandboxBankRequestSchema = z.object({
  routingNumber: digits(/^\d{9}$/, ROUTING_INVALID),
  accountNumber: digits(/^\d{4,17}$/, ACCOUNT_INVALID),
});
export type SandboxBankInput = z.input<typeof sandboxBankRequestSchema>;
