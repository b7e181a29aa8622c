/** Where a sealed value rests. It is sealed together with this: copied to another row or column, it opens no more. */
export interface FieldPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Keeps single values, such as a social security number, unreadable in the database and in its backups (rules.md#sealed-fields). */
export interface FieldCipher {
  /** Text of ASCII that shows nothing of what is in it but about how long it is; another one each time. */
  seal(value: string, place: FieldPlace): string;
  /** @throws Error where it was changed, comes from another place, or no key in the list sealed it. */
  open(sealed: string, place: FieldPlace): string;
  /** What begins everything that is sealed now: other beginnings rest under an older key. */
  readonly currentPrefix: string;
}

/** Sealed values of one context, for the change of keys. */
export interface SealedFields {
  readonly name: string;
  /** (tx) Seals some that rest under an older key with the first one. How many rows that were; 0 when none is left. */
  sealAnew(): Promise<number>;
}
