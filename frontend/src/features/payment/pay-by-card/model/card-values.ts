import {
  CARD_CVC_INVALID,
  CARD_EXPIRY_INVALID,
  cardSchema,
  type CardInput,
} from '#contract/billing/charging/sandbox.ts';

/** The fields of the card form. Month and year share one, as on the card. */
export interface CardValues {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
}

export const NO_CARD: CardValues = { cardNumber: '', expiry: '', cvc: '' };

const EXPIRY = /^(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})$/;

/** Parses `12/27`, `12 / 2027`, or `1227` as month and year. */
export function toCard({ cardNumber, expiry, cvc }: CardValues): CardInput {
  const [, expMonth = '', expYear = ''] = EXPIRY.exec(expiry.trim()) ?? [];
  return { cardNumber, expMonth, expYear, cvc: cvc.trim() };
}

/** The contract's messages, by field. */
export function cardProblems(values: CardValues): Partial<Record<keyof CardValues, string>> {
  const { error } = cardSchema.safeParse(toCard(values));
  const problems: Partial<Record<keyof CardValues, string>> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'cardNumber') problems.cardNumber ??= message;
    else if (path[0] === 'cvc') problems.cvc ??= CARD_CVC_INVALID;
    else problems.expiry ??= CARD_EXPIRY_INVALID;
  }
  return problems;
}

/** Groups `4242424242424242` as on the card and drops other characters. */
export function inGroups(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
