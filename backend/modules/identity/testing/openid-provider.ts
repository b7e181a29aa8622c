import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { systemClock } from '#kernel/clock.ts';

export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly name?: string;
  readonly picture?: string;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** People who can sign in there, by the name they type; a test adds and changes people. */
  readonly people: Map<string, ProviderPerson>;
  /** Lets its client come back to this address. */
  allow(redirectUri: string): void;
  stop(): Promise<void>;
}

const [CLIENT_ID, CLIENT_SECRET] = ['crewvine', 'a-secret-of-tests'];

/**
 * A real OpenID Connect provider on loopback. Its sign-in page needs only a name; it knows one client, which
 * may return to the allowed addresses and must use PKCE.
 */
export async function startTestProvider(): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = providerFor(issuer, people);
  const allowed = new Set<string>();
  provider.Client.prototype.redirectUriAllowed = (redirectUri) => allowed.has(redirectUri);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    return void signInPage(provider, request, response);
  });
  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    people,
    allow: (redirectUri) => void allowed.add(redirectUri),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function providerFor(issuer: string, people: Map<string, ProviderPerson>): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: ['https://nowhere.example'],
        response_types: ['code'],
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'picture'],
    },
    cookies: { keys: ['a-key-of-the-provider'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, sub) =>
      people.has(sub) ? { accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) } : undefined,
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Skips the consent question.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: CLIENT_ID,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    jwks: {
      keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
}

/** Real time, like the provider's own. */
const secondsAgo = (seconds: number): number => Math.floor(systemClock.now().getTime() / 1000) - seconds;

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>
<form method="post"><label>Name <input name="name"></label><button>Sign in</button>
<button name="refuse" value="yes">Refuse</button></form></html>`;

async function signInPage(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE);
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const typed = new URLSearchParams(Buffer.concat(parts).toString());
  const result = typed.has('refuse')
    ? { error: 'access_denied', error_description: 'refused' }
    : { login: { accountId: typed.get('name') ?? '', ts: secondsAgo(Number(typed.get('ago') ?? 0)) } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
