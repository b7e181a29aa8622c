import type { HttpAnswer, HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { startTestProvider, type ProviderPerson, type TestProvider } from './openid-provider.ts';
import { signInAtProvider } from './sign-in-at-provider.ts';

const PUBLIC_URL = 'http://crewvine.test';

let people = 0;

export const locationOf = (answer: HttpAnswer<unknown>): string => answer.headers.get('Location') ?? '';

/** The product, and a provider that signs people in to it. */
export class ProviderFixture {
  readonly app: TestApplication;
  readonly provider: TestProvider;

  constructor(app: TestApplication, provider: TestProvider) {
    this.app = app;
    this.provider = provider;
  }

  static async start(environment: Record<string, string> = {}): Promise<ProviderFixture> {
    const publicUrl = environment['PUBLIC_URL'] ?? PUBLIC_URL;
    const provider = await startTestProvider();
    provider.allow(`${publicUrl}/api/login/callback`);
    const app = await startTestApplication({
      environment: {
        LOG_LEVEL: 'silent',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        ...environment,
      },
    });
    return new ProviderFixture(app, provider);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.provider.stop();
  }

  /** Someone whom the provider knows, by the name they type there. */
  known(person: ProviderPerson = {}): { name: string; email: string } {
    people += 1;
    const name = `person-${people}`;
    const email = person.email ?? `${name}@works.example`;
    const described = { email_verified: true, given_name: 'Rosa', family_name: 'Díaz', ...person, email };
    this.provider.people.set(name, described);
    return { name, email };
  }

  /** Where the browser is sent to sign in. */
  async begin(browser: HttpClient, returnTo = '/', more = ''): Promise<URL> {
    const answer = await browser.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}${more}`);
    return new URL(locationOf(answer));
  }

  come(browser: HttpClient, back: URL): Promise<HttpAnswer<Loose>> {
    return browser.get(back.pathname + back.search);
  }

  /** All the way there and back; where the browser ends. */
  async signInAs(name: string, browser: HttpClient, returnTo = '/'): Promise<string> {
    const url = await this.begin(browser, returnTo);
    return locationOf(await this.come(browser, await signInAtProvider(url.href, name)));
  }

  async signUpAs(name: string, browser = this.app.client()): Promise<HttpClient> {
    await this.signInAs(name, browser);
    const details = { firstName: 'Rosa', lastName: 'Díaz', acceptTerms: true };
    const answer = await browser.post('/api/auth/provider-signup', details);
    if (answer.status !== 201) throw new Error(`The sign-up answered ${answer.status}`);
    return browser;
  }

  async userOf(browser: HttpClient): Promise<Loose> {
    return (await browser.get('/api/auth/user')).body;
  }

  change(text: string, values: unknown[]): Promise<Loose[]> {
    return runSql(this.app.application.sql, text, values);
  }

  async confirmEmail(id: string): Promise<void> {
    await this.change('update users set email_verified_at = now() where id = $1', [id]);
  }
}
