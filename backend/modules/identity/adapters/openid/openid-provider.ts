import * as openid from 'openid-client';
import { systemClock, type Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Settings } from '#platform/settings.ts';
import {
  ProviderProblem,
  type IdentityProvider,
  type SignInAttempt,
} from '../../application/sign-in/identity-provider.ts';
import { identityFromClaims, signedInAt } from './identity-from-claims.ts';

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;
const KNOWN_FOR_MS = 3_600_000;
/** A proof lasts as long as that of a password (rules.md#step-up). */
const FRESH_SECONDS = 600;
/** `max_age` makes the provider say when they signed in there. This one asks no one again. */
const ANY_AGE_SECONDS = 365 * 86_400;

type OidcSettings = NonNullable<Settings['oidc']>;

/**
 * The code flow of OpenID Connect with PKCE (rules.md#sign-in-ways). Loads the provider's metadata at the
 * first sign-in, so that a provider outage does not prevent a start, and caches it for an hour.
 */
export class OpenIdProvider implements IdentityProvider {
  private readonly settings: OidcSettings;
  private readonly redirectUri: string;
  private readonly clock: Clock;
  private readonly breaker: CircuitBreaker;
  private known: { readonly configuration: Promise<openid.Configuration>; readonly until: number } | null =
    null;

  constructor(settings: OidcSettings, redirectUri: string, clock: Clock) {
    this.settings = settings;
    this.redirectUri = redirectUri;
    this.clock = clock;
    this.breaker = new CircuitBreaker(clock, {
      isOutage: () => true,
      refusal: () => new ProviderProblem('the provider was away a moment ago'),
    });
  }

  async begin(again: boolean): Promise<{ url: string; attempt: SignInAttempt }> {
    const configuration = await named(this.breaker.run(() => this.configuration()));
    const attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: SCOPE,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      ...(again ? { prompt: 'login', max_age: String(FRESH_SECONDS) } : { max_age: String(ANY_AGE_SECONDS) }),
    });
    return { url: url.href, attempt };
  }

  async complete(answer: string, attempt: SignInAttempt): ReturnType<IdentityProvider['complete']> {
    return named(this.exchange(answer, attempt));
  }

  private async exchange(answer: string, attempt: SignInAttempt): ReturnType<IdentityProvider['complete']> {
    const configuration = await this.configuration();
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      new URL(`${this.redirectUri}?${answer}`),
      {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims();
    if (!claims) throw new ProviderProblem('the provider sent no identity');
    // Many providers keep email and names out of the token and tell them when asked.
    const asked =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    const at = signedInAt(claims);
    // In real time, like everything about sessions.
    const now = systemClock.now().getTime() / 1000;
    return {
      person: identityFromClaims({ ...claims, ...asked, iss: claims.iss, sub: claims.sub }),
      isFresh: at !== null && at > now - FRESH_SECONDS,
    };
  }

  /** Simultaneous calls share one request; a failed one is retried the next time. */
  private configuration(): Promise<openid.Configuration> {
    const now = this.clock.now().getTime();
    if (this.known && this.known.until > now) return this.known.configuration;
    const configuration = this.discover();
    const known = { configuration, until: now + KNOWN_FOR_MS };
    this.known = known;
    configuration.catch(() => {
      if (this.known === known) this.known = null;
    });
    return configuration;
  }

  private discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const server = new URL(issuer);
    const execute = [openid.enableNonRepudiationChecks];
    // Settings allow plain http only outside production.
    if (server.protocol === 'http:') execute.push(openid.allowInsecureRequests);
    const authentication = clientSecret === null ? openid.None() : withSecret(clientSecret);
    return openid.discovery(server, clientId, undefined, authentication, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
  }
}

/** In the body where the provider takes it there; else in the header, which is what the standard falls back to. */
function withSecret(secret: string): openid.ClientAuth {
  return (server, client, body, headers) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const authenticate = inBody ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
    authenticate(server, client, body, headers);
  };
}

/** Passes on only the message of an error: the rest may hold a code or a token. */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderProblem) throw error;
    throw new ProviderProblem(error instanceof Error ? error.message : 'unknown');
  }
}
