import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortLink } from '#contract/jobs/sharing/short-link.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { pageFolder, readPage } from './testing/page-reader.ts';

const ROBOT = { 'User-Agent': 'WhatsApp/2.24.8.78 A' };
const VISITS = {
  name: 'test-visits-of-shared-link',
  text: 'select count(*)::int as found from referral_visits where job_id = $1',
};

let app: TestApplication;
let folder: Awaited<ReturnType<typeof pageFolder>>;
let fixture: ReferralFixture;

beforeAll(async () => {
  folder = await pageFolder();
  app = await startTestApplication({ byDay: true, webRoot: folder.root });
  fixture = await ReferralFixture.open(app);
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

it.each([
  ['en', 'en_US'],
  ['es', 'es_US'],
] as const)(
  'a chat follows a link shared in %s to the job’s preview and counts no visit',
  async (language, locale) => {
    const jobId = await fixture.post();
    const link = shortLink(app.origin, jobId, fixture.referrer.referralCode, language);
    const { status, headers } = await readPage(link, ROBOT);
    const address = new URL(headers.get('Location') ?? '', app.origin);
    expect(status).toBe(302);
    const page = await readPage(address.href, ROBOT);
    expect([page.status, page.meta['og:locale']]).toEqual([200, locale]);
    expect(page.meta['og:title']).toContain('Austin, TX');
    const picture = new URL(page.meta['og:image'] ?? '');
    const image = await fetch(`${app.origin}${picture.pathname}${picture.search}`, { headers: ROBOT });
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(picture.searchParams.get('lang')).toBe(language === 'en' ? null : language);
    expect(await app.application.sql.row(VISITS, [jobId])).toEqual({ found: 0 });
  },
);
