import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrintingThreads } from './printing-threads.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ownedThings, type OwnedThings } from '#app/testing/ownership/owned-things.ts';

const PAGES = [
  '/api/jobs/:job/poster.pdf',
  '/api/offer-letters/:letter/document',
  '/api/offer-letters/:letter/document?token=:signing',
  '/api/billing/payments/:payment/receipt',
  '/api/billing/invoices/:invoice/pdf',
];

describe('printing', () => {
  const printing = new PrintingThreads();
  let app: TestApplication;
  let things: OwnedThings;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true, printing });
    things = await ownedThings(app);
  });
  afterAll(() => app.stop());

  const path = (page: string): string =>
    page.replaceAll(/:(\w+)/g, (_, name: string) => things.ids[name] ?? '');
  const open = (page: string): Promise<Response> =>
    fetch(app.origin + path(page), { headers: { Cookie: things.owner.cookieHeader() } });

  it('signing needs a printing thread: without one, the answer is to try again, and the letter stays unsigned', async () => {
    for (const page of PAGES) expect((await open(page)).headers.get('Content-Type')).toBe('application/pdf');
    await printing.stop();
    for (const page of PAGES) {
      const answer = await open(page);
      expect([page, answer.status, answer.headers.get('Retry-After')]).toEqual([page, 503, '2']);
    }
    const signing = path('/api/offer-letters/sign/:signing');
    const yes = { acceptedTerms: true, signerName: 'Ana Ruiz', esignConsent: true };
    expect(await app.client().post(signing, yes)).toMatchObject({ status: 503 });
    expect(await app.client().get(signing)).toMatchObject({ body: { status: 'viewed' } });
  });
});
