/**
 * The place of a sealed value. It is part of the seal: a value copied to another row or column no longer
 * opens.
 */
export interface FieldPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * Makes single values, such as a social security number, unreadable in the database and its backups
 * (rules.md#sealed-fields).
 */
export interface FieldCipher {
  /** ASCII text that reveals only the approximate length of the value; different each time. */
  seal(value: string, place: FieldPlace): string;
  /** @throws Error if it was changed, comes from another place, or was sealed with an unknown key. */
  open(sealed: string, place: FieldPlace): string;
  /** The prefix of values sealed with the current key. Other prefixes belong to older keys. */
  readonly currentPrefix: string;
}

/** The sealed values of one context, for key rotation. */
export interface SealedFields {
  readonly name: string;
  /**
   * (tx) Reseals some values of an older key with the first one. Returns the number of rows; 0 if none is
   * left.
   */
  sealAnew(): Promise<number>;
}
