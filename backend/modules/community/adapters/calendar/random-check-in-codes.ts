import { randomBytes } from 'node:crypto';
import type { CheckInCodes } from '../../application/event/ports.ts';

/** Crockford's base32, which has no I, L, O or U to misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export class RandomCheckInCodes implements CheckInCodes {
  next(): string {
    return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  }
}
