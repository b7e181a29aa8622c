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

/** Someone who returned from the provider. */
export interface ProviderSignIn {
  /** The email is null if the provider gives none. */
  readonly person: Omit<ProviderIdentity, 'email'> & { readonly email: string | null };
  /** Whether they proved who they are there in the last ten minutes; false if the provider does not say so. */
  readonly isFresh: boolean;
}

/** Somewhere else to prove who one is (rules.md#sign-in-ways). */
export interface IdentityProvider {
  /**
   * Where to send the browser.
   * @param again whether the provider must not rely on an earlier sign-in
   * @throws ProviderProblem when the provider cannot be reached
   */
  begin(again: boolean): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /**
   * @throws ProviderProblem for an answer that does not fit the attempt, a refusal, and a provider that is
   * unavailable
   */
  complete(answer: string, attempt: SignInAttempt): Promise<ProviderSignIn>;
}

/** Signing in there did not work. The message is for the log and holds no secret. */
export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
}
