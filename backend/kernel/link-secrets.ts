/** What links that open without an account are made of (rules.md#link-tokens). */
export interface LinkSecrets {
  /** 128 random bits in base64url; a new one revokes the link made from the old one. */
  nonce(): string;
  /** A keyed hash in base64url: the same message gives the same token again, and nobody else can make it. */
  derive(message: string): string;
  /** What the database keeps of a token. */
  hash(token: string): string;
}
