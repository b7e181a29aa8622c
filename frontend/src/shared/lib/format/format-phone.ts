const UNITED_STATES = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A US number as "(512) 555-0102". Foreign and masked numbers stay unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(UNITED_STATES, '($1) $2-$3');
}
