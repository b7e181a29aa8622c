/** Under which the failed tries at an account's password are counted, wherever they are made. */
export function signInRateLimitKey(email: string): string {
  return `account:${email.toLowerCase()}`;
}
