import { bankAccountSchema } from '#contract/billing/charging/sandbox.ts';

/** The fields of the bank account form. */
export interface BankValues {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

export const NO_BANK: BankValues = { routingNumber: '', accountNumber: '' };

/** The contract's messages, by field. */
export function bankProblems(values: BankValues): Partial<Record<keyof BankValues, string>> {
  const problems: Partial<Record<keyof BankValues, string>> = {};
  for (const { path, message } of bankAccountSchema.safeParse(values).error?.issues ?? []) {
    if (path[0] === 'routingNumber') problems.routingNumber ??= message;
    else problems.accountNumber ??= message;
  }
  return problems;
}
