/**
 * The idempotency key of one attempt at the provider. For a day it repeats its first answer to a key,
 * including refusals: retry with the next attempt after a refusal, and with the same one without an answer.
 */
export function attemptKey(id: string, attempt: number): string {
  return attempt === 1 ? id : `${id}:${attempt}`;
}
