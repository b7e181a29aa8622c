import type { Context } from 'koa';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { unauthorized } from '#platform/http/errors.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserRepository } from '#modules/identity/application/ports.ts';
import { languageOf } from '../account/language-of.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';

/** What a call did for whom. */
export interface Entered<T> {
  readonly by: UserId;
  readonly done: T;
}

interface PhoneEntranceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: Pick<UserRepository, 'findById'>;
  readonly steps: SignInSteps;
  readonly attempts: Pick<SignInAttempts, 'countAddress'>;
}

/** For the calls of other contexts that somebody makes before they have an account (rules.md#accounts-without-email). */
export class PhoneEntrance {
  private readonly needs: PhoneEntranceNeeds;

  constructor(needs: PhoneEntranceNeeds) {
    this.needs = needs;
  }

  /** In which somebody is answered who has no account yet. */
  languageOf(ctx: Context): 'en' | 'es' {
    return languageOf(ctx);
  }

  /**
   * Does something with a code, and signs in whoever it was. Wrong codes count as failed sign-ins of the address.
   * @throws DomainError that `work` answers or throws; HttpError 429
   */
  async enter<T>(ctx: Context, work: () => Promise<Entered<T> | DomainError>): Promise<Entered<T>> {
    const outcome: { refusal: DomainError | null } = { refusal: null };
    const entered = await this.needs.attempts.countAddress(ctx.ip, 'text', async () => {
      const result = await work();
      if (!(result instanceof DomainError)) return result;
      outcome.refusal = result;
      return null;
    });
    if (!entered) throw outcome.refusal ?? unauthorized();
    const { unitOfWork, users, steps } = this.needs;
    const user = await unitOfWork.transaction(() => users.findById(entered.by));
    if (!user) throw unauthorized();
    await steps.byText(ctx, user);
    return entered;
  }
}
