/**
 * Under which one attempt of something is asked for at the provider. It repeats its first answer to a key for a day, refusals
 * too: whoever was refused asks with the next attempt, and whoever heard nothing with the same one.
 */
export function attemptKey(id: string, attempt: number): string {
  return attempt === 1 ? id : `${id}:${attempt}`;
}
