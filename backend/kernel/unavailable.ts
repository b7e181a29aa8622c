/** Something outside does not answer right now; nothing is known to be wrong with the question, and it may be asked again. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
  /** What the caller is told; null for the general words. */
  readonly told: { readonly code: string; readonly message: string } | null = null;
}
