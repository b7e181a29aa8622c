/** A provider's facts about someone who has just signed in there. */
export interface ProviderIdentity {
  /** Permanently identifies one person together with `subject`; an email may get another owner. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has seen that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Over https; null where the provider shows none. */
  readonly pictureUrl: string | null;
}

/** The browser must return these unchanged: no other answer fits them. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Somewhere else to prove who one is (rules.md#sign-in-ways). */
export interface IdentityProvider {
  /** Where to send the browser. @throws ProviderProblem when the provider cannot be reached */
  begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /**
   * The person who returned; the email is null if the provider gives none.
   * @throws ProviderProblem for an answer that does not fit the attempt, a refusal, and a provider that is
   * unavailable
   */
  complete(
    answer: string,
    attempt: SignInAttempt,
  ): Promise<Omit<ProviderIdentity, 'email'> & { readonly email: string | null }>;
}

/** Signing in there did not work. The message is for the log and holds no secret. */
export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
}
