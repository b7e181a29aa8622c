import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { NewPasskey, PasskeyCreation } from '../../contract/passkeys.ts';
import type { UserRepository } from '../ports.ts';
import type { GiveRecoveryCodes } from '../second-factor/give-recovery-codes.ts';
import type { SecondStep } from '../second-factor/second-factor-ports.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { WarnOfAccess } from '../security/warn-of-access.ts';
import { findAccount } from '../sign-in/find-account.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { PasskeyProtocol, Passkeys } from './passkey-ports.ts';

const MOST = 20;

export interface AddPasskeyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly passkeys: Passkeys;
  readonly protocol: PasskeyProtocol;
  readonly secondStep: SecondStep;
  readonly recoveryCodes: GiveRecoveryCodes;
  readonly sessions: OpenSessions;
  readonly warn: Pick<WarnOfAccess, 'passkeyAdded'>;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly clock: Clock;
}

interface Made {
  readonly answer: NewPasskey;
  readonly challenge: string;
  readonly userAgent: string;
  readonly sessionSecret: string;
}

/** A passkey for someone who is signed in (rules.md#passkeys). */
export class AddPasskey {
  private readonly needs: AddPasskeyNeeds;

  constructor(needs: AddPasskeyNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `identity.too_many_passkeys` (409) */
  async begin(userId: UserId): Promise<PasskeyCreation> {
    const { unitOfWork, users, passkeys, protocol } = this.needs;
    const user = await unitOfWork.transaction(() => findAccount(users, userId));
    const known = await passkeys.credentialsOf(userId);
    if (known.length >= MOST) throw tooMany();
    const { email, phone, firstName, lastName } = user;
    return protocol.creation(
      { id: userId, email: email ?? phone ?? '', name: `${firstName} ${lastName}`.trim() },
      known,
    );
  }

  /**
   * Null where it is no passkey of this question. The recovery codes, where it is the first second step: other sessions were
   * opened without it, and end.
   */
  async finish(userId: UserId, made: Made): Promise<{ readonly codes: readonly string[] | null } | null> {
    const passkey = await this.needs.protocol.created(made.answer, made.challenge);
    if (!passkey) return null;
    const { unitOfWork, users, passkeys, secondStep, sessions, warn, log, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const user = await findAccount(users, userId);
      const isFirst = !(await secondStep.isOn(userId));
      if (!(await passkeys.add(userId, passkey, made.userAgent, clock.now()))) return null;
      await log.record({ userId, kind: 'passkey_added' });
      await warn.passkeyAdded(user, made.userAgent);
      await sessions.prove(made.sessionSecret, true);
      if (!isFirst) return { codes: null };
      await sessions.endAll(userId, made.sessionSecret);
      return { codes: await this.needs.recoveryCodes.give(userId) };
    });
  }
}

function tooMany(): DomainError {
  return new DomainError('identity.too_many_passkeys', 'conflict', 'You have 20 passkeys. Remove one first.');
}
