/** What a provider says of someone who has just signed in there. */
export interface ProviderIdentity {
  /** Together with `subject` it names one person for good; an email may change hands. */
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

/** What must come back unchanged with the browser: nobody else's answer fits it. */
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
   * Who came back; null for the email where the provider names none.
   * @throws ProviderProblem for everything that does not fit the attempt, a refusal, and a provider that is away
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
