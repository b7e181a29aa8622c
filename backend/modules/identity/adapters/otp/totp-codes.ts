import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#kernel/clock.ts';
import type { OneTimeCodes } from '../../application/second-factor/second-factor-ports.ts';

const ISSUER = 'Crewvine';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Half minutes before and after: a phone's clock may be off, and typing takes a while. */
const WINDOW = 1;

/** Codes as authenticator apps make them (RFC 6238): SHA-1, six digits, thirty seconds, which every app knows. */
export class TotpCodes implements OneTimeCodes {
  private readonly clock: Clock;

  /** @param clock real time, not the application's clock: the apps use real time */
  constructor(clock: Clock) {
    this.clock = clock;
  }

  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  uri(secret: string, account: string): string {
    return totp(secret, account).toString();
  }

  stepOf(secret: string, code: string): number | null {
    const timestamp = this.clock.now().getTime();
    const delta = totp(secret, '').validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta;
  }
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
