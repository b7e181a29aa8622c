/**
 * The employer's actions on a payment. `pay`: the provider takes a card for it now. `pay_again`: a bank took the
 * money back (rules.md#returned-debits), and it is paid from the list of charges.
 */
export const PAYMENT_ACTIONS = ['pay', 'pay_again'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
