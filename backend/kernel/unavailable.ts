/** An outside service does not respond right now. The request may be valid, so the caller can retry it. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
  /** The message for the caller; null for the general one. */
  readonly told: { readonly code: string; readonly message: string } | null = null;
}
