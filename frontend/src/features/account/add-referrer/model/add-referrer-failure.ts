/** Picks the message to show if the server sends none (rules.md#texts-to-the-letter). */
export function addReferrerFailure(status: number): 'notFound' | 'invalid' | 'failed' {
  if (status === 404) return 'notFound';
  return status === 400 ? 'invalid' : 'failed';
}
