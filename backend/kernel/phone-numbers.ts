export interface PhoneNumbers {
  /** E.164 of what someone typed, as a US number without a country; null for what is none (rules.md#phone-format). */
  parse(typed: string): string | null;
}
