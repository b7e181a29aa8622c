/** Under which the failed tries at an account's password are counted, wherever they are made. */
export function signInRateLimitKey(email: string): string {
  return `account:${email.toLowerCase()}`;
}

/** The same of an account that is known; one without email has no password to try. */
export function accountRateLimitKey({
  id,
  email,
}: {
  readonly id: string;
  readonly email: string | null;
}): string {
  return signInRateLimitKey(email ?? id);
}
