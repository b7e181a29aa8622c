import { normalizeReferralCode, referralCodeFrom } from './referral-code.ts';

/** How many are given out together. */
export const RECOVERY_CODES = 10;
/** Random bytes for one code: fifty bits of them count. */
export const RECOVERY_CODE_BYTES = 10;

const HALF = RECOVERY_CODE_BYTES / 2;

/**
 * Ten unambiguous characters in two groups: `7KMQ2-9ZV4B`.
 * @param randomBytes ten random bytes
 */
export function recoveryCodeFrom(randomBytes: Uint8Array): string {
  const halves = [randomBytes.subarray(0, HALF), randomBytes.subarray(HALF)];
  return halves.map((half) => referralCodeFrom(half)).join('-');
}

/** Accepts any case, with or without the dash, I and L for 1, and O for 0. */
export function normalizeRecoveryCode(typed: string): string {
  return normalizeReferralCode(typed.replaceAll(/[\s-]/g, ''));
}
