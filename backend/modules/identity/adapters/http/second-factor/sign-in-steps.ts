import type { Context } from 'koa';
import { unauthorized } from '#platform/http/errors.ts';
import type { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { signIn, signOut, type SignInProof } from '#platform/http/sessions/sessions.ts';
import type { RecordSignIn } from '#modules/identity/application/security/record-sign-in.ts';
import type { VerifySecondFactor } from '#modules/identity/application/second-factor/verify-second-factor.ts';
import type { FinishSignIn } from '#modules/identity/application/sign-in/finish-sign-in.ts';
import type { SignIn } from '#modules/identity/application/sign-in/sign-in.ts';
import { LOGIN_REFUSED } from '#contract/identity/sign-in/login.ts';
import type { SignInWay } from '#contract/identity/vocabulary/security-events.ts';
import type { User } from '#modules/identity/domain/user.ts';
import { deviceMarkOf } from '../security/device-cookie.ts';
import { waitingSignInCookie } from './waiting-sign-in-cookie.ts';

export interface SignInStepsNeeds {
  readonly signIn: SignIn;
  readonly finish: FinishSignIn;
  readonly secondFactor: VerifySecondFactor;
  readonly recordSignIn: RecordSignIn;
  readonly cookies: SealedCookies;
}

/** Continues after the first step: a session, or the question for a code (rules.md#second-factors). */
export class SignInSteps {
  private readonly needs: SignInStepsNeeds;

  constructor(needs: SignInStepsNeeds) {
    this.needs = needs;
  }

  /**
   * After the password or the provider. Returns whether a code is required next; then there is no session
   * yet.
   * @param isFresh false if the provider relied on an earlier sign-in there
   * @throws HttpError 401 if the first step is no longer valid
   */
  async first(ctx: Context, user: User, way: SignInWay, isFresh = true): Promise<'in' | 'waits'> {
    if (!(await this.needs.secondFactor.isOn(user.id))) {
      await this.enter(ctx, user, way, { isProved: isFresh });
      return 'in';
    }
    this.needs.cookies.set(ctx, waitingSignInCookie, this.needs.finish.halfOf(user));
    return 'waits';
  }

  /** The person whose code is awaited, if they may still sign in. */
  async waiting(ctx: Context): Promise<User | null> {
    const waiting = this.needs.cookies.get(ctx, waitingSignInCookie);
    return waiting && this.needs.finish.run(waiting);
  }

  /** After the code. @throws HttpError 401 where what let them in is no longer so */
  async second(ctx: Context, user: User): Promise<void> {
    await this.enter(ctx, user, 'code', { hasSecondFactor: true });
    this.needs.cookies.clear(ctx, waitingSignInCookie);
  }

  /** With a passkey, which is both steps. @throws HttpError 401 where what let them in is no longer so */
  async byPasskey(ctx: Context, user: User): Promise<void> {
    await this.enter(ctx, user, 'passkey', { hasSecondFactor: true });
    this.needs.cookies.clear(ctx, waitingSignInCookie);
  }

  /** By a code that was texted and did something else, too. @throws HttpError 401 where what let them in is no longer so */
  async byText(ctx: Context, user: User): Promise<void> {
    await this.enter(ctx, user, 'text');
  }

  /** Someone who has just made their account. */
  async newcomer(ctx: Context, user: User): Promise<void> {
    await signIn(ctx, { id: user.id, userType: user.userType });
    await this.record(ctx, user, 'sign_up');
  }

  private async enter(ctx: Context, user: User, way: SignInWay, proof: SignInProof = {}): Promise<void> {
    await signIn(ctx, { id: user.id, userType: user.userType }, proof);
    if (await this.needs.signIn.stillHolds(user)) return this.record(ctx, user, way);
    signOut(ctx);
    throw unauthorized(LOGIN_REFUSED);
  }

  private async record(ctx: Context, user: User, way: SignInWay): Promise<void> {
    const mark = deviceMarkOf(ctx, this.needs.cookies);
    await this.needs.recordSignIn.run(user, way, {
      mark,
      userAgent: ctx.get('User-Agent'),
      address: ctx.ip,
    });
  }
}
