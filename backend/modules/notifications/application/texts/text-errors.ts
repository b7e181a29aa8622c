import { DomainError } from '#kernel/domain-error.ts';

/** A code that came later would be of no use. */
export function tooManyTexts(waitMs: number): DomainError {
  return new DomainError(
    'notifications.too_many_texts',
    'too_many',
    'Too many texts to this number. Please try again later.',
    { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  );
}

export function unconfirmedSender(): DomainError {
  return new DomainError(
    'notifications.email_unconfirmed',
    'forbidden',
    'Please confirm your email first. Then we can text more people for you.',
  );
}
