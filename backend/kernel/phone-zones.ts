/** Where a phone may be at home. */
export interface PhoneZones {
  /** IANA names; none if the number (E.164) has no known location. */
  of(phone: string): Promise<readonly string[]>;
}
