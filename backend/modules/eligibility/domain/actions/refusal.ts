import type { DomainError } from '#kernel/domain-error.ts';
import { formCanceled, formGone } from '../form/i9-errors.ts';
import type { I9Record } from '../form/i9-record.ts';

/**
 * Why an action is refused in the present state; null if it is possible. Commands throw it, and the answers of
 * the API list the actions that have none, so that a screen never offers what is refused.
 */
export type Refusal = DomainError | null;

type Life = Pick<I9Record, 'formStatus'>;

export function refusalOfLife({ formStatus }: Life): Refusal {
  if (formStatus === 'purged') return formGone();
  return formStatus === 'canceled' ? formCanceled() : null;
}

/** A canceled form is printed and held, too. */
export function refusalOfPrint({ formStatus }: Life): Refusal {
  return formStatus === 'purged' ? formGone() : null;
}

/** @throws DomainError the refusal */
export function throwRefusal(refusal: Refusal): void {
  if (refusal) throw refusal;
}
