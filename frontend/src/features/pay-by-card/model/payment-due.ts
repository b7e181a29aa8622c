import type { BonusPayment, Payment } from '../../../../../backend/modules/billing/contract/payment.ts';

/** What a call that charges has answered: a whole payment, or the short form of the bonus call. */
export type PaymentDue = Payment | BonusPayment;
