const UNITED_STATES = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A number as people here read it, "(512) 555-0102"; one of another country, or a masked one, stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(UNITED_STATES, '($1) $2-$3');
}
