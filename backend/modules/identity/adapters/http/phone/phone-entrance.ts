import type { Context } from 'koa';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { unauthorized } from '#platform/http/errors.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { UserRepository } from '#modules/identity/application/ports.ts';
import { languageOf } from '../account/language-of.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import type { SignInAttempts } from '../security/sign-in-attempts.ts';

/** The result of a call and the account that it was for. */
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

/** For calls of other contexts by people without an account (rules.md#accounts-without-email). */
export class PhoneEntrance {
  private readonly needs: PhoneEntranceNeeds;

  constructor(needs: PhoneEntranceNeeds) {
    this.needs = needs;
  }

  /** The language of an answer to someone without an account. */
  languageOf(ctx: Context): Language {
    return languageOf(ctx);
  }

  /**
   * Runs a call with a code and signs its person in. Wrong codes count as failed sign-ins of the address.
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
