import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PasskeyProof, PasskeyQuestion } from '../../contract/passkeys.ts';
import type { User } from '../../domain/user.ts';
import type { UserRepository } from '../ports.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { RefuseSuspended } from '../sign-in/refuse-suspended.ts';
import type { Challenge, KnownPasskey, PasskeyProtocol, Passkeys } from './passkey-ports.ts';

interface UsePasskeyNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly passkeys: Passkeys;
  readonly protocol: PasskeyProtocol;
  readonly refuseSuspended: Pick<RefuseSuspended, 'run'>;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly clock: Clock;
}

/** A passkey that was shown, to a person: the device has checked that it is them (rules.md#passkeys). */
export class UsePasskey {
  private readonly needs: UsePasskeyNeeds;

  constructor(needs: UsePasskeyNeeds) {
    this.needs = needs;
  }

  question(): Promise<PasskeyQuestion> {
    return this.needs.protocol.question();
  }

  /**
   * Null for a refusal, and if the question was answered before. `of`: the required owner.
   * @throws DomainError `identity.suspended` (403), only after a right answer
   */
  async run(answer: PasskeyProof, asked: Challenge, of?: UserId): Promise<User | null> {
    const known = await this.needs.passkeys.find(answer.id);
    const user =
      known && (of === undefined || known.userId === of) ? await this.take(answer, asked, known) : null;
    const userId = known?.userId ?? null;
    if (!user) await this.needs.log.record({ userId, kind: 'sign_in_failed', detail: 'passkey' });
    else await this.needs.refuseSuspended.run(user);
    return user;
  }

  private async take(answer: PasskeyProof, asked: Challenge, known: KnownPasskey): Promise<User | null> {
    const { unitOfWork, users, passkeys, protocol, clock } = this.needs;
    const proved = await protocol.proved(answer, asked.challenge, known);
    if (!proved) return null;
    return unitOfWork.transaction(async () => {
      const user = await users.findById(known.userId);
      if (!user || user.deletedAt) return null;
      const answered = { counter: proved.counter, askedAt: asked.askedAt };
      return (await passkeys.use(known.id, answered, clock.now())) ? user : null;
    });
  }
}
