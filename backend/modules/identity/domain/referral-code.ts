const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * Eight characters of Crockford's base32, which has no I, L, O or U to misread (rules.md#referral-code).
 * @param randomBytes at least eight random bytes
 */
export function referralCodeFrom(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.subarray(0, LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('');
}

/** Accepts any case, I and L for 1, and O for 0. */
export function normalizeReferralCode(typed: string): string {
  return typed.trim().toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}
