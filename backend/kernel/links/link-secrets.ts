/** The parts of links that open without an account (rules.md#link-tokens). */
export interface LinkSecrets {
  /** 128 random bits in base64url; a new one revokes the link made from the old one. */
  nonce(): string;
  /** A keyed hash in base64url: the same message always gives the same token, and only we can make it. */
  derive(message: string): string;
  /** The token again that `derive` gave, possibly under an older key; null if that key is gone. */
  again(message: string, tokenHash: string): string | null;
  /** Six random digits (rules.md#copied-links). */
  code(): string;
  /** The form in which the database stores a token. */
  hash(token: string): string;
}
