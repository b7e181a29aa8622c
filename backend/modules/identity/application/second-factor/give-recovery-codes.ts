import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import {
  normalizeRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeFrom,
} from '../../domain/recovery-code.ts';
import type { LinkTokens, RandomBytes } from '../ports.ts';
import type { RecoveryCodes } from './second-factor-ports.ts';

export interface GiveRecoveryCodesNeeds {
  readonly codes: RecoveryCodes;
  readonly secrets: Pick<LinkTokens, 'hash'>;
  readonly randomBytes: RandomBytes;
  readonly clock: Clock;
}

/** Makes recovery codes: shown once, stored as hashes, each valid for one sign-in. */
export class GiveRecoveryCodes {
  private readonly needs: GiveRecoveryCodesNeeds;

  constructor(needs: GiveRecoveryCodesNeeds) {
    this.needs = needs;
  }

  /** (tx) Replaces all earlier codes. */
  async give(userId: UserId): Promise<readonly string[]> {
    const { codes, randomBytes, clock } = this.needs;
    const fresh = Array.from({ length: RECOVERY_CODES }, () =>
      recoveryCodeFrom(randomBytes(RECOVERY_CODE_BYTES)),
    );
    await codes.replace(
      userId,
      fresh.map((code) => this.hash(userId, code)),
      clock.now(),
    );
    return fresh;
  }

  /** (tx) Uses one up; false for a wrong one. */
  async take(userId: UserId, typed: string): Promise<boolean> {
    return this.needs.codes.take(userId, this.hash(userId, typed), this.needs.clock.now());
  }

  private hash(userId: UserId, typed: string): string {
    return this.needs.secrets.hash(`recovery:${userId}:${normalizeRecoveryCode(typed)}`);
  }
}
