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

/** `availableAt` is when it may be sent. A code that waited until then would be of no use. */
export function quietHours(now: Date, opensAt: Date): DomainError {
  return new DomainError(
    'notifications.quiet_hours',
    'conflict',
    "It's night where this phone is. You can send the code in the morning.",
    {
      availableAt: opensAt.toISOString(),
      retryAfterSeconds: Math.ceil((opensAt.getTime() - now.getTime()) / 1000),
    },
  );
}

export function unconfirmedSender(): DomainError {
  return new DomainError(
    'notifications.email_unconfirmed',
    'forbidden',
    'Please confirm your email first. Then we can text more people for you.',
  );
}
