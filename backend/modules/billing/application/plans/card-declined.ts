import { DomainError } from '#kernel/domain-error.ts';
import { CARD_DECLINED } from '../../contract/charging/sandbox.ts';

/** The card was refused, or its bank requires its owner's presence: nothing was charged. */
export function cardDeclined(message: string = CARD_DECLINED): DomainError {
  return new DomainError('billing.card_declined', 'payment_required', message);
}
